import type { JsonRpcNotification } from "@mcp-actors/protocol";

/** A notification, with a text where one is given. */
export function note(method: string, text?: string): JsonRpcNotification {
  return text === undefined
    ? { jsonrpc: "2.0", method }
    : { jsonrpc: "2.0", method, params: { text } };
}
