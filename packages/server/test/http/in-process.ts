import type { Params } from "@mcp-actors/protocol";
import type { FetchHandler } from "../../src/http/create-fetch-handler.ts";
import { JSON_TYPES } from "./raw-http.ts";

const URL = "https://example.com/mcp";

/** POSTs one message to a handler, without a wire between. */
export function postTo(
  handler: FetchHandler,
  message: object,
  headers: object = {},
): Promise<Response> {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  return handler(
    new Request(URL, { method: "POST", headers: { ...JSON_TYPES, ...headers }, body }),
  );
}

/** Opens a session, and gives the headers that name it. */
export async function openIn(handler: FetchHandler, capabilities: Params = {}) {
  const params = { protocolVersion: "2025-11-25", capabilities, clientInfo: {} };
  const reply = await postTo(handler, { id: 0, method: "initialize", params });
  await reply.text();
  return {
    "Mcp-Session-Id": reply.headers.get("mcp-session-id") ?? "",
    "MCP-Protocol-Version": "2025-11-25",
  };
}

/** Looks on beside all requests of a session, and drops the connection. */
export async function lookAndLeave(handler: FetchHandler, headers: object): Promise<number> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const fields = { Accept: "text/event-stream", ...headers };
  const { status } = await handler(new Request(URL, { headers: fields, signal }));
  leaving.abort();
  return status;
}
