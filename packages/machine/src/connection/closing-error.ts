import type { McpError } from "@mcp-actors/protocol";
import { TransportError } from "@mcp-actors/transport";
import { RequestError } from "../request-error.ts";
import type { ConnectionContext } from "./connection-facts.ts";

/** Why there is no session any more: the reason of a close, the cause of a failure, or what became of mending it. */
export function closingError(
  { hasFailed, attempts, sessions }: ConnectionContext,
  cause: McpError | undefined,
  reason: unknown,
): unknown {
  if (!hasFailed || cause === undefined) {
    return reason ?? new RequestError("cancelled", "The connection was closed");
  }
  if (attempts === 0) return cause;
  const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return new TransportError(
    sessions === 0 ? "unreachable" : "lost",
    `Gave up after ${tries} to reconnect: ${cause.message}`,
    { cause },
  );
}
