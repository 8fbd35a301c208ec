import type { Chart } from "./chart.ts";
import type { RecordHead } from "./record-head.ts";

/** A chart that actors point to; told once a process, before the first of them. */
export interface DefRecord extends RecordHead {
  readonly kind: "def";
  /** Hash of the chart: the same chart has the same hash in every process. */
  readonly hash: string;
  readonly chart: Chart;
}
