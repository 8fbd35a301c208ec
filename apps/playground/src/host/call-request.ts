import type { Call, Client, RequestOptions } from "@mcp-actors/client";

/** What a person asks of a server, as a value that can be sent again. */
export type CallRequest =
  | {
      readonly method: "tools/call";
      readonly name: string;
      readonly args: { readonly [name: string]: unknown };
    }
  | { readonly method: "resources/read"; readonly name: string }
  | {
      readonly method: "prompts/get";
      readonly name: string;
      readonly args: { readonly [name: string]: string };
    };

/** What calls are made with. */
export type Requests = Pick<Client, "callTool" | "readResource" | "getPrompt">;

/** Makes the call that a request describes. */
export function makeCall(
  client: Requests,
  request: CallRequest,
  options: RequestOptions,
): Call<unknown> {
  switch (request.method) {
    case "tools/call":
      return client.callTool(request.name, request.args, options);
    case "resources/read":
      return client.readResource(request.name, { ...options, cache: false });
    case "prompts/get":
      return client.getPrompt(request.name, request.args, options);
  }
}
