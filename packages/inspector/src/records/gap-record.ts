import type { RecordHead } from "./record-head.ts";

/** Records are missing here. */
export interface GapRecord extends RecordHead {
  readonly kind: "gap";
  /** First number that is missing. */
  readonly from: number;
  /** Last number that is missing. */
  readonly to: number;
  /** How many are. */
  readonly lost: number;
  /** `ring`: overwritten by newer ones; `slow`: the reader was too slow; `fault`: the inspector failed on them; `off`: it was switched off meanwhile. */
  readonly why: "ring" | "slow" | "fault" | "off";
}
