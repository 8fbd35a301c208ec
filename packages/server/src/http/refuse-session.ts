import type { DecodedMessage } from "@mcp-actors/protocol";
import type { HttpExchange } from "./http-exchange.ts";
import { refuse } from "./refuse.ts";

/** What clients of the official SDK know a lost session by, beside the status. */
const SESSION_NOT_FOUND = -32001;
const NOT_FOUND = "Session not found: it is over, somebody else's, or in use by another process";

/** spec: basic/transports#session-management: its client begins a new one. */
export function refuseUnknownSession(
  exchange: HttpExchange,
  [first]: readonly DecodedMessage[] = [],
): void {
  const id = first?.kind === "request" ? first.message.id : undefined;
  const error = { code: SESSION_NOT_FOUND, message: NOT_FOUND };
  refuse(exchange, { status: 404, id, error });
}
