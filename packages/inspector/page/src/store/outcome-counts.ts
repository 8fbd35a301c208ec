import type { RequestView } from "@mcp-actors/inspector";
import type { OutcomeCounts } from "./overview-sight.ts";

/** Counts requests by how they ended; one that both ends tell of is one. */
export function outcomeCounts(requests: Iterable<RequestView>): OutcomeCounts {
  const counts = { ...NOTHING };
  for (const request of requests) {
    if (request.side === "in" && request.twin !== undefined) continue;
    counts.all += 1;
    const kind = kindOf(request);
    if (kind !== undefined) counts[kind] += 1;
  }
  return counts;
}

function kindOf({
  outcome,
  isError,
}: RequestView): Exclude<keyof OutcomeCounts, "all"> | undefined {
  switch (outcome) {
    case undefined:
      return "live";
    case "failed":
      return "failed";
    case "completed":
    case "answered":
      return isError === true ? "failed" : "ok";
    case "suspended":
      return undefined;
    default:
      return outcome;
  }
}

const NOTHING = {
  all: 0,
  live: 0,
  ok: 0,
  failed: 0,
  timedOut: 0,
  cancelled: 0,
  lost: 0,
  refused: 0,
};
