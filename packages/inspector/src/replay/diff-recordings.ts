import { checkKeys } from "@mcp-actors/transport";
import {
  type DifferenceOptions,
  type JsonDifference,
  jsonDifferences,
} from "./json-differences.ts";
import { type RecordedCall, recordedCalls } from "./recorded-call.ts";
import type { RecordedTraffic } from "./recorded-exchange.ts";
import { endDifferences } from "./redrive/end-differences.ts";
import { isUpkeep } from "./redrive/is-upkeep.ts";
import { DIFFERENCE_KEYS } from "./replay-keys.ts";

/** One request of two recordings, or of the one of them that has it. */
export interface ComparedRequest {
  /** Absent where only the second recording has it. */
  readonly first?: RecordedCall;
  /** Absent where only the first recording has it. */
  readonly second?: RecordedCall;
  /** Where the second ends otherwise, in order; empty where both end the same, or one is not there. */
  readonly differences: readonly JsonDifference[];
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
  checkKeys("diffRecordings", options, DIFFERENCE_KEYS);
  const left = new Remaining(askedFor(second));
  const compared = askedFor(first).map((call): ComparedRequest => {
    const twin = left.take(call);
    if (twin === undefined) return { first: call, differences: [] };
    return { first: call, second: twin, differences: endDifferences(call, twin, options) };
  });
  return [...compared, ...left.calls().map((call) => ({ second: call, differences: [] }))];
}

function askedFor(recording: RecordedTraffic): readonly RecordedCall[] {
  return recordedCalls(recording).filter(({ method }) => !isUpkeep(method));
}

/** Calls that no other was found to be the same as, by method and subject: most calls differ in one of those. */
class Remaining {
  readonly #byName = new Map<string, Set<RecordedCall>>();

  constructor(calls: readonly RecordedCall[]) {
    for (const call of calls) {
      const alike = this.#byName.get(nameOf(call)) ?? new Set();
      this.#byName.set(nameOf(call), alike.add(call));
    }
  }

  /** The first that asks for the same, once. */
  take(call: RecordedCall): RecordedCall | undefined {
    const alike = this.#byName.get(nameOf(call)) ?? new Set();
    for (const other of alike) {
      if (jsonDifferences(call.params, other.params).length > 0) continue;
      alike.delete(other);
      return other;
    }
    return undefined;
  }

  calls(): readonly RecordedCall[] {
    const calls = [...this.#byName.values()].flatMap((alike) => [...alike]);
    return calls.sort((one, other) => one.startedAt - other.startedAt);
  }
}

function nameOf({ method, subject }: RecordedCall): string {
  return JSON.stringify([method, subject]);
}
