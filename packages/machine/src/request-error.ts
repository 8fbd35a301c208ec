import { ErrorCode, McpError } from "@mcp-actors/protocol";

/** How a request of ours ends when the peer did not answer it. */
export type UnansweredOutcome = "timedOut" | "cancelled" | "lost" | "refused";

/**
 * A request of ours got no answer.
 *
 * `outcome` says how it ended; `code` is the number that the official SDK gives
 * (-32001 for a time-out, -32000 otherwise), for callers that compare numbers.
 */
export class RequestError extends McpError {
  override name = "RequestError";
  readonly outcome: UnansweredOutcome;
  readonly code: number;

  constructor(outcome: UnansweredOutcome, message: string, options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
    this.code = outcome === "timedOut" ? ErrorCode.RequestTimeout : ErrorCode.ConnectionClosed;
  }
}
