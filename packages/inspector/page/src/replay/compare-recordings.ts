import { diffRecordings } from "../../../src/replay/diff-recordings.ts";
import type { RecordedCall } from "../../../src/replay/recorded-call.ts";
import type { RecordedTraffic } from "../../../src/replay/recorded-exchange.ts";
import { callLabel } from "./call-label.ts";
import type { ReplayedRequest } from "./replay-report.ts";

/** Sets the requests of another recording beside those that are open: what is different first, in order. */
export function compareRecordings(
  open: RecordedTraffic,
  other: RecordedTraffic,
): readonly ReplayedRequest[] {
  return diffRecordings(open, other).map(({ first, second, differences }) => ({
    label: callLabel(first ?? second),
    verdict: verdictOf({ first, second, isSame: differences.length === 0 }),
    differences,
    key: first?.key,
    before: lengthOf(first),
    after: lengthOf(second),
  }));
}

interface Pair {
  readonly first: RecordedCall | undefined;
  readonly second: RecordedCall | undefined;
  readonly isSame: boolean;
}

function verdictOf({ first, second, isSame }: Pair): ReplayedRequest["verdict"] {
  if (first === undefined) return "added";
  if (second === undefined) return "missing";
  return isSame ? "same" : "different";
}

function lengthOf(call: RecordedCall | undefined): number | undefined {
  return call?.endedAt === undefined ? undefined : call.endedAt - call.startedAt;
}
