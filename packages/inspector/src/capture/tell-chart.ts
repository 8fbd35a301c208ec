import type { KnownChart } from "../chart/chart-of.ts";
import type { DefRecord } from "../records/index.ts";
import type { ActorPlace } from "./actor-capture.ts";

/** The chart of an actor goes ahead of it, once a process. */
export function tellChart(
  { recorder, peer, charts }: ActorPlace,
  { hash, chart }: KnownChart,
): void {
  if (charts.has(hash)) return;
  charts.add(hash);
  recorder.put(peer, (head): DefRecord => ({ kind: "def", ...head, hash, chart }));
}
