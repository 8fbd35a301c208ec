import type { RequestView } from "./request-view.ts";

/** The stretch of time that a column of bars shows, in milliseconds since the epoch. */
export interface TimeScale {
  readonly from: number;
  readonly until: number;
}

/** The least stretch worth showing, in milliseconds. */
const LEAST = 50;

/** The stretch from the first start to the last end of some requests; those that are live end now. */
export function timeScaleOf(requests: readonly RequestView[], now: number): TimeScale {
  let from = Infinity;
  let until = -Infinity;
  for (const { startedAt, endedAt = now } of requests) {
    from = Math.min(from, startedAt);
    until = Math.max(until, endedAt);
  }
  if (from === Infinity) return { from: now - LEAST, until: now };
  return { from, until: Math.max(until, from + LEAST) };
}

/** How far into a stretch a time is, from 0 to 1. */
export function shareAt({ from, until }: TimeScale, time: number): number {
  return Math.min(1, Math.max(0, (time - from) / (until - from)));
}
