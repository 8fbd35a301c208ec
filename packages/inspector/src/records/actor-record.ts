import type { Json } from "./json.ts";
import type { ActorRecordHead } from "./record-head.ts";

/** An actor came to life, or was found alive when the inspector came late. Its first state is in the `snap` that follows. */
export interface ActorRecord extends ActorRecordHead {
  readonly kind: "actor";
  /** Its id among its siblings. */
  readonly id: string;
  /** Session id of the actor that spawned it; absent on a root. */
  readonly parent?: string;
  /** Session id of the root that it stands under. */
  readonly root: string;
  /** What runs in it. */
  readonly logic: "machine" | "promise" | "callback" | "observable" | "transition" | "other";
  /** Hash of the chart, of a machine. */
  readonly def?: string;
  /** Name of the machine, such as `call`; of other logic the name it was invoked by, where there is one. */
  readonly name?: string;
  /** What it was given at birth. */
  readonly input?: Json;
  /** Whether it lived already when the inspector came. */
  readonly late?: true;
}
