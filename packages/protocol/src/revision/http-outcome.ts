import type { OpeningOutcome } from "../dialect.ts";
import { ErrorCode } from "../error-code.ts";
import { ProtocolError } from "../errors.ts";

/** Statuses by which whoever stands before a server answers: they say nothing of what it speaks. */
const NO_WORD: ReadonlySet<number> = new Set([401, 403, 407, 429, 502, 503, 504]);

/** Whether an opening was answered without a word on what the server speaks. */
export function isNoWord(outcome: OpeningOutcome): boolean {
  const status = "httpStatus" in outcome ? outcome.httpStatus : undefined;
  return status !== undefined && NO_WORD.has(status);
}

/**
 * Why nobody serves `initialize` at a URL, if an answer says so: any refusal that is not about who asks.
 *
 * spec: 2025-11-25 basic/transports#backwards-compatibility
 */
export function whyUnserved(outcome: OpeningOutcome): string | undefined {
  if (!("httpStatus" in outcome) || outcome.httpStatus === undefined) return undefined;
  const isRefused = outcome.httpStatus >= 400 && outcome.httpStatus < 500;
  if (!isRefused || isNoWord(outcome) || isModern(outcome)) return undefined;
  return outcome.status === "failed" ? outcome.error.message : outcome.cause;
}

function isModern(outcome: OpeningOutcome): boolean {
  return outcome.status === "failed" && MODERN_CODES.has(outcome.error.code);
}

/** Codes that only a server without sessions sends. spec: 2026-07-28 basic/index#error-codes */
export const MODERN_CODES: ReadonlySet<number> = new Set([
  ErrorCode.HeaderMismatch,
  ErrorCode.MissingRequiredClientCapability,
  ErrorCode.UnsupportedProtocolVersion,
]);

/** The error of an opening that led nowhere. */
export function unheard(outcome: OpeningOutcome): ProtocolError {
  switch (outcome.status) {
    case "failed": {
      const { code, message, data } = outcome.error;
      return ProtocolError.from(code, message, data);
    }
    case "timedOut":
      return new ProtocolError(
        ErrorCode.RequestTimeout,
        "Server did not answer initialize in time",
      );
    case "rejected":
    case "lost":
      return new ProtocolError(ErrorCode.ConnectionClosed, outcome.cause);
  }
}
