import type { RequestView } from "@mcp-actors/inspector";

/** How requests of one method do. */
export interface MethodStats {
  readonly method: string;
  readonly count: number;
  readonly inFlight: number;
  readonly failed: number;
  /** In ms, of those that ended well; absent where none did. */
  readonly p50?: number | undefined;
  readonly p95?: number | undefined;
}

/** How requests do by method, those that are made most first. */
export function methodStats(requests: Iterable<RequestView>): readonly MethodStats[] {
  const byMethod = new Map<string, RequestView[]>();
  for (const request of requests) {
    if (request.side === "in" && request.twin !== undefined) continue;
    const own = byMethod.get(request.method);
    if (own === undefined) byMethod.set(request.method, [request]);
    else own.push(request);
  }
  return [...byMethod]
    .map(([method, own]) => toStats(method, own))
    .sort((one, other) => other.count - one.count);
}

function toStats(method: string, requests: readonly RequestView[]): MethodStats {
  const durations = requests
    .filter(isOk)
    .map(({ startedAt, endedAt = startedAt }) => (endedAt - startedAt) / 1_000)
    .sort((one, other) => one - other);
  const inFlight = requests.filter(({ outcome }) => outcome === undefined).length;
  return {
    method,
    count: requests.length,
    inFlight,
    failed: requests.length - inFlight - durations.length,
    p50: percentile(durations, 0.5),
    p95: percentile(durations, 0.95),
  };
}

function isOk({ outcome, isError }: RequestView): boolean {
  return (outcome === "completed" || outcome === "answered") && isError !== true;
}

/** The value that a share of sorted values does not exceed; the nearest that there is. */
export function percentile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
