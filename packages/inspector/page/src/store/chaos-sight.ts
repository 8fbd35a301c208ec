import type { StateVisit } from "./sight.ts";

/** What of an end is looked at by whoever makes trouble for it. */
export interface ChaosSight {
  /** Its peer id. */
  readonly peer: string;
  /** State of its connection or session; empty where it has none. */
  readonly state: string;
  /** The states that it went through last, the newest last. */
  readonly visits: readonly StateVisit[];
  /** Its living actors that take events now. */
  readonly actors: readonly LivingActor[];
}

/** An actor that can be sent something. */
export interface LivingActor {
  /** Session id. */
  readonly actor: string;
  /** What it is, for people, such as `call tools/call greet`. */
  readonly label: string;
  readonly state: string;
  /** Types of the events that its state takes. */
  readonly events: readonly string[];
}
