import type { CallRequest } from "./call-request.ts";
import type { CallLimits, CallPhase, CallRow } from "./call-row.ts";

/** A call of a load of the page that is over, as it stood then. */
export interface KeptCall {
  readonly request: CallRequest;
  readonly limits: CallLimits;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly phases: readonly CallPhase[];
  readonly attempts: number;
  readonly result?: unknown;
  readonly error?: string | undefined;
  /** Whether it had a result, which was too long to be kept. */
  readonly isCut?: boolean | undefined;
  /** The load that made it. */
  readonly load: string;
  /** Session ids of the actors of its attempts. */
  readonly actors: readonly string[];
  /** The key of its request in the inspector of that load. */
  readonly key?: string | undefined;
}

/** What else is known of a call that is to be kept. */
export interface KeepingOptions {
  readonly load: string;
  readonly keys: ReadonlyMap<string, string>;
}

/** Longest result that is kept, in characters of JSON. */
const LONGEST_RESULT = 16 * 1024;

/** A call as it is kept; one that has not ended is lost, for its wire goes with the page. */
export function toKeptCall(row: CallRow, { load, keys }: KeepingOptions): KeptCall {
  if (row.past !== undefined) return row.past;
  const { request, limits, startedAt, actors, phases } = row;
  const now = Date.now();
  const ended = row.endedAt.peek();
  const result = row.result.peek();
  const isCut = result !== undefined && JSON.stringify(result).length > LONGEST_RESULT;
  return {
    request,
    limits,
    startedAt,
    endedAt: ended ?? now,
    phases: ended === undefined ? [...phases, { state: "lost", from: now }] : [...phases],
    attempts: row.attempts.peek(),
    result: isCut ? undefined : result,
    error: ended === undefined ? "The page was loaded anew" : row.error.peek(),
    ...(isCut && { isCut }),
    load,
    actors,
    key: keys.get(actors.at(-1) ?? ""),
  };
}
