import type { KnownChart } from "../chart/chart-of.ts";
import type { DefRecord } from "../records/index.ts";
import type { ActorPlace } from "./actor-capture.ts";

/** Charts of a process that are known to have been told: the last. */
const MOST_TOLD = 1000;

/** The chart of an actor goes ahead of it, once a process; again where so many others were told since. */
export function tellChart(
  { recorder, peer, charts }: ActorPlace,
  { hash, chart }: KnownChart,
): void {
  if (charts.has(hash)) return;
  charts.add(hash);
  const [oldest] = charts;
  if (charts.size > MOST_TOLD && oldest !== undefined) charts.delete(oldest);
  recorder.put(peer, (head): DefRecord => ({ kind: "def", ...head, hash, chart }));
}
