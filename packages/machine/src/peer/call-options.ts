import type { Progress, RequestId } from "@mcp-actors/protocol";
import { checkTime, toWords } from "@mcp-actors/transport";
import type { CallOutcome } from "../call-event.ts";

/** What a caller wants of one call. Its functions are called as methods, so that a caller can be the options itself. */
export interface CallOptions {
  /** Longest silence before the call is given up, in ms; default 60,000. Progress restarts it. */
  readonly timeout?: number | undefined;
  /** Longest duration of the whole call, waiting included, in ms; default 3,600,000. */
  readonly maxTotalTimeout?: number | undefined;
  /** Ends the call before it starts, with this reason: for a signal that was aborted before. */
  readonly cancelled?: string | undefined;
  /** Whether asking twice is the same as asking once, so that a lost session sends it again; default what the dialect says of the method. */
  readonly repeatable?: boolean | undefined;
  /** The key of the peer's request in whose stream the call leaves, where each has its own. */
  readonly within?: RequestId | undefined;
  /** Hears each progress in order; what it throws or rejects becomes an event. */
  readonly onProgress?: ((progress: Progress) => unknown) | undefined;
  /**
   * Hears the outcome, once, when everything the call held is free; what it throws or rejects becomes an event.
   * A call that ends before it starts is heard of before it is returned.
   */
  readonly onSettled?: ((outcome: CallOutcome) => unknown) | undefined;
}

/** Longest silence of a call that was told none, in ms: a minute. */
export const DEFAULT_TIMEOUT = 60_000;
/** Longest duration of a call that was told none, in ms: an hour. */
export const DEFAULT_TOTAL_TIMEOUT = 3_600_000;

/** Refuses a clock that no time could satisfy. */
export function checkTimeouts({
  timeout,
  maxTotalTimeout,
}: Pick<CallOptions, "timeout" | "maxTotalTimeout">): void {
  if (timeout !== undefined) checkTimeout("timeout", timeout);
  if (maxTotalTimeout !== undefined) checkTimeout("maxTotalTimeout", maxTotalTimeout);
}

function checkTimeout(option: string, value: unknown): void {
  if (typeof value !== "number") {
    throw new TypeError(`Option ${option} must be a number of ms, not ${toWords(value)}`);
  }
  checkTime(option, value);
}
