import type { ActorRecordHead } from "./record-head.ts";

/** A clock of an actor was set, set anew, cleared, or ran out. */
export interface TimerRecord extends ActorRecordHead {
  readonly kind: "timer";
  /** Its name in the actor: `idle`, `total`, or the id of XState's delayed event. */
  readonly timer: string;
  /** `set` while it was set already starts it anew. */
  readonly state: "set" | "cleared" | "fired";
  /** How long from `at` until it fires, in ms; of `set` alone, and absent there if it never does. */
  readonly delay?: number;
}
