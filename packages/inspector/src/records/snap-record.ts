import type { Json, JsonFields } from "./json.ts";
import type { ActorRecordHead } from "./record-head.ts";

/** What state an actor is in after an event. */
export interface SnapRecord extends ActorRecordHead {
  readonly kind: "snap";
  /** Type of the event it comes from; `xstate.init` is the first. */
  readonly type: string;
  readonly status: "active" | "done" | "error" | "stopped";
  /** State value of a machine: a name, or names by region. */
  readonly value?: Json;
  /** The whole context, where it is the first snapshot of this actor that is recorded, or all of it changed. */
  readonly context?: Json;
  /** The keys of the context that changed, with their new values. */
  readonly set?: JsonFields;
  /** The keys of the context that are gone. */
  readonly unset?: readonly string[];
}
