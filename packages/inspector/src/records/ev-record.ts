import type { Json } from "./json.ts";
import type { ActorRecordHead } from "./record-head.ts";

/** An event was sent to an actor. */
export interface EvRecord extends ActorRecordHead {
  readonly kind: "ev";
  /** Session id of the sender; absent where none is known. */
  readonly from?: string;
  /** The event's `type`. */
  readonly type: string;
  /** What else the event carries; absent where it is only a type. A field that came in a message points there: see `partOf`. */
  readonly event?: Json;
  /** Whether the actor had ended, so that nobody will take it. */
  readonly dead?: true;
}
