import type { CompletionTarget } from "@mcp-actors/client";
import type { HostedConnection } from "../host/hosted-connection.ts";

/** How a field goes on, as the server knows; nothing where it completes nothing. */
export function suggestWith(
  connection: HostedConnection,
  target: CompletionTarget,
): (name: string, value: string) => Promise<readonly string[]> {
  return async (name, value) => {
    if (connection.server.peek()?.capabilities.completions === undefined) return [];
    const { completion } = await connection.client.complete(target, { name, value });
    return completion.values;
  };
}
