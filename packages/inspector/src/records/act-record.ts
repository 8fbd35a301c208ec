import type { Json } from "./json.ts";
import type { ActorRecordHead } from "./record-head.ts";

/** A machine did an action; those that set and clear timers are `timer` records. */
export interface ActRecord extends ActorRecordHead {
  readonly kind: "act";
  /** Name of the action; those of XState begin with `xstate.`. */
  readonly action: string;
  readonly params?: Json;
}
