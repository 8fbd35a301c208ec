import type { Folded, RequestView } from "@mcp-actors/inspector";
import { connectionGlances } from "./connection-glances.ts";
import { outcomeCounts } from "./outcome-counts.ts";
import type { OverviewSight } from "./overview-sight.ts";
import { toRequestLine } from "./to-request-line.ts";

/** Rows of each list. */
const MOST = 6;
/** Requests that are looked through, the newest. */
const LOOKED_AT = 5_000;

/** How everything is at a moment: who speaks with whom, how requests end, what went wrong, what takes long. */
export function overviewOf(folded: Folded): OverviewSight {
  const { requests } = folded;
  const newest = requests
    .slice(Math.max(0, requests.size - LOOKED_AT), requests.size)
    .filter(({ side, twin }) => side === "out" || twin === undefined);
  const toLine = (view: RequestView) => toRequestLine({ view, depth: 0 }, folded);
  const lengthOf = ({ startedAt, endedAt = folded.at }: RequestView) => endedAt - startedAt;
  return {
    connections: connectionGlances(folded),
    counts: outcomeCounts(requests.values()),
    wrong: newest.filter(isWrong).toReversed().slice(0, MOST).map(toLine),
    longest: newest
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))
      .slice(0, MOST)
      .map(toLine),
  };
}

function isWrong({ outcome, isError }: RequestView): boolean {
  return isError === true || (outcome !== undefined && !WELL.has(outcome));
}

const WELL: ReadonlySet<string> = new Set(["completed", "answered", "suspended"]);
