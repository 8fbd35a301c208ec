import {
  type DifferenceOptions,
  type JsonDifference,
  jsonDifferences,
} from "./json-differences.ts";
import { type RecordedCall, recordedCalls } from "./recorded-call.ts";
import type { RecordedTraffic } from "./recorded-exchange.ts";
import { endDifferences } from "./redrive/end-differences.ts";
import { isUpkeep } from "./redrive/is-upkeep.ts";

/** One request of two recordings, or of the one of them that has it. */
export interface ComparedRequest {
  /** Absent where only the second recording has it. */
  readonly first?: RecordedCall;
  /** Absent where only the first recording has it. */
  readonly second?: RecordedCall;
  /** Where the second ends otherwise first of all; absent where both end the same, or one is not there. */
  readonly difference?: JsonDifference;
}

/**
 * What two recordings answer differently: requests with the same method and params are one, in order.
 *
 * @param options.ignore - Paths that begin with `result`, `error` or `outcome`.
 */
export function diffRecordings(
  first: RecordedTraffic,
  second: RecordedTraffic,
  options: DifferenceOptions = {},
): readonly ComparedRequest[] {
  const left = [...askedFor(second)];
  const compared = askedFor(first).map((call): ComparedRequest => {
    const twin = left.find((other) => isSameRequest(call, other));
    if (twin === undefined) return { first: call };
    left.splice(left.indexOf(twin), 1);
    const [difference] = endDifferences(call, twin, options);
    return { first: call, second: twin, ...(difference !== undefined && { difference }) };
  });
  return [...compared, ...left.map((call) => ({ second: call }))];
}

function askedFor(recording: RecordedTraffic): readonly RecordedCall[] {
  return recordedCalls(recording).filter(({ method }) => !isUpkeep(method));
}

function isSameRequest(call: RecordedCall, other: RecordedCall): boolean {
  return (
    call.method === other.method &&
    call.subject === other.subject &&
    jsonDifferences(call.params, other.params).length === 0
  );
}
