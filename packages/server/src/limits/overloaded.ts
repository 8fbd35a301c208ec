import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";

/** How soon a client that found no room may try again, in ms. */
const RETRY_AFTER = 1000;

/** The error of a request that there is no room for. */
export function overloaded(reason: string): ProtocolError {
  return new ProtocolError(ErrorCode.Overloaded, reason, { retryAfterMs: RETRY_AFTER });
}
