import type { Json } from "./json.ts";
import type { ActorRecordHead } from "./record-head.ts";

/** A machine took one microstep. */
export interface StepRecord extends ActorRecordHead {
  readonly kind: "step";
  /** Type of the event that it took. */
  readonly type: string;
  /** Ids of the chart's edges that it took, in order. */
  readonly edges: readonly string[];
  /** Its state value after the step. */
  readonly value?: Json;
  /** Whether nothing took the event. Events of XState itself are not counted as such. */
  readonly unhandled?: true;
}
