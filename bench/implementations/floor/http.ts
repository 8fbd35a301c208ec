import { once } from "node:events";
import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import type { Handler } from "../../http/http-module.ts";
import type { Pair } from "../../pair.ts";

/** What is read of a request. */
interface Call {
  readonly id?: number;
  readonly params?: { readonly arguments?: { readonly text?: string; readonly count?: number } };
}

/** The least that `node:http` can do: a body of JSON for a body of JSON. */
export async function serve(): Promise<string> {
  const server = createServer(async (request, response) => {
    const { id, params } = JSON.parse(await textOf(request)) as Call;
    const { text = "", count = 0 } = params?.arguments ?? {};
    if (count > 0) response.writeHead(200, { "Content-Type": "text/event-stream" });
    else response.writeHead(200, { "Content-Type": "application/json", "Mcp-Session-Id": "floor" });
    for (let step = 1; step <= count; step++) {
      response.write(`data: ${JSON.stringify({ progress: step, total: count })}\n\n`);
    }
    response.end(JSON.stringify(answerOf(id, text)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}

export async function connect(url: string): Promise<Pair> {
  const agent = new Agent({ keepAlive: true });
  const post = async (args: object): Promise<string> => {
    const request = send(url, { agent, method: "POST" });
    request.end(JSON.stringify({ id: 1, params: { arguments: args } }));
    const [response] = await once(request, "response");
    return textOf(response);
  };
  return {
    async echo(text) {
      const { result } = JSON.parse(await post({ text })) as ReturnType<typeof answerOf>;
      return result.content[0]?.text ?? "";
    },
    hang() {},
    async progress(count) {
      const events = (await post({ count })).split("\n\n").slice(0, -1);
      return events.filter((event) => JSON.parse(event.slice("data: ".length)).progress > 0).length;
    },
    close: async () => agent.destroy(),
  };
}

export function handler(): Handler {
  return async (request) => {
    const { id, params } = (await request.json()) as Call;
    return Response.json(answerOf(id, params?.arguments?.text ?? ""));
  };
}

function answerOf(id: number | undefined, text: string) {
  return { jsonrpc: "2.0", id, result: { content: [{ type: "text", text }] } };
}
