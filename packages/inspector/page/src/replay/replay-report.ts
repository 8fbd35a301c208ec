import type { JsonDifference } from "../../../src/replay/json-differences.ts";

/** One request that was made again, or found in another recording too. */
export interface ReplayedRequest {
  readonly label: string;
  readonly verdict: "same" | "different" | "missing" | "added";
  readonly differences: readonly JsonDifference[];
  /** Key of the request in what is open; absent where it is not there. */
  readonly key?: string | undefined;
  /** How long it took, in µs, and how long then; absent where that is not known. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** Why there is no answer. */
  readonly problem?: string | undefined;
}

/** What became of requests that were made again. */
export interface RedriveReport {
  readonly requests: readonly ReplayedRequest[];
  /** Requests that were not made: those that were given up or never answered, and those of which something was redacted. */
  readonly unanswered: number;
  readonly redacted: number;
}
