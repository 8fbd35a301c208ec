import type { Folded } from "./folded.ts";
import type { RequestView } from "./request-view.ts";

/** How long the requests of one method took. */
export interface MethodStats {
  readonly method: string;
  readonly side: RequestView["side"];
  readonly ended: number;
  readonly inFlight: number;
  /** Requests that ended otherwise than with a result. */
  readonly failed: number;
  /** Half took at most so long, in ms. */
  readonly p50: number;
  /** All but one in twenty took at most so long, in ms. */
  readonly p95: number;
}

/** How long requests took, by method and side; those with the most first. */
export function methodStats({ requests }: Folded): MethodStats[] {
  const groups = new Map<string, RequestView[]>();
  for (const request of requests.values()) {
    const name = `${request.side} ${request.method}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [request]);
    else group.push(request);
  }
  return [...groups.values()]
    .map(statsOf)
    .sort((a, b) => b.ended + b.inFlight - a.ended - a.inFlight);
}

function statsOf(group: readonly RequestView[]): MethodStats {
  const [first] = group;
  const times = group
    .flatMap(({ startedAt, endedAt }) =>
      endedAt === undefined ? [] : [(endedAt - startedAt) / 1000],
    )
    .sort((a, b) => a - b);
  return {
    method: first?.method ?? "",
    side: first?.side ?? "out",
    ended: times.length,
    inFlight: group.length - times.length,
    failed: group.filter(({ outcome }) => outcome !== undefined && !WELL.has(outcome)).length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  };
}

/** Of sorted times, in ms. */
function quantile(times: readonly number[], part: number): number {
  return times[Math.min(Math.floor(times.length * part), times.length - 1)] ?? 0;
}

const WELL: ReadonlySet<string> = new Set(["completed", "answered", "suspended"]);
