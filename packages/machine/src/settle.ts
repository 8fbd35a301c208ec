import { messageOf, ProtocolError, type Result } from "@mcp-actors/protocol";
import type { CallOutcome } from "./call-event.ts";
import { RequestError } from "./request-error.ts";

/**
 * The result that an outcome holds; any other outcome is thrown as the error it stands for.
 *
 * @param cause - What the outcome, being plain JSON, can only tell the message of.
 */
export function settle(outcome: CallOutcome, cause?: unknown): Result {
  if (outcome.status === "completed") return outcome.result;
  throw toError(outcome, cause);
}

/** The error that an outcome without a result stands for. */
export function toError(
  outcome: Exclude<CallOutcome, { readonly status: "completed" }>,
  cause?: unknown,
): Error {
  const options = cause === undefined ? undefined : { cause };
  switch (outcome.status) {
    case "failed": {
      const { code, message, data } = outcome.error;
      return ProtocolError.from(code, message, data, options);
    }
    case "timedOut":
      return new RequestError("timedOut", timeoutMessage(outcome, cause));
    case "cancelled":
      return new RequestError("cancelled", outcome.reason ?? "Cancelled", options);
    case "lost":
      return new RequestError("lost", outcome.cause, options);
    case "refused":
      return new RequestError("refused", outcome.cause, options);
  }
}

function timeoutMessage({ clock, limit }: TimedOut, cause: unknown): string {
  const why = cause === undefined ? "" : `; ${messageOf(cause)}`;
  return clock === "idle"
    ? `No answer and no progress within ${limit} ms${why}`
    : `No answer within ${limit} ms in all${why}`;
}

type TimedOut = Extract<CallOutcome, { readonly status: "timedOut" }>;
