import type { JsonFields } from "../../records/index.ts";
import {
  type DifferenceOptions,
  type JsonDifference,
  jsonDifferences,
} from "../json-differences.ts";
import type { RecordedEnd } from "../recorded-call.ts";

/** What says who answered, and not what. */
const IGNORED = ["result._meta"];

/** Where a request ended otherwise than it was recorded: at `outcome`, or within `result` or `error`. */
export function endDifferences(
  recorded: RecordedEnd,
  other: RecordedEnd,
  { ignore = [] }: DifferenceOptions = {},
): readonly JsonDifference[] {
  const isOfAKind = recorded.outcome === other.outcome;
  // Of two kinds the kinds are told, and not all that the one has and the other has not.
  const within = isOfAKind ? [] : ["result", "error"];
  const ignored = [...IGNORED, ...within, ...ignore];
  return jsonDifferences(toFields(recorded), toFields(other), { ignore: ignored });
}

function toFields({ outcome, result, error }: RecordedEnd): JsonFields {
  return {
    outcome,
    ...(result !== undefined && { result }),
    ...(error !== undefined && { error: { ...error } }),
  };
}
