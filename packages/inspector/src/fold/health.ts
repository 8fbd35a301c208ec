/** Kinds of things that point to trouble. */
export type Ailment =
  /** An event for an actor that had ended. */
  | "deadLetter"
  /** An event that its actor had no use for. */
  | "unhandled"
  /** A request that was sent again, a connection that was dialled again. */
  | "retry"
  /** A request that was refused because there were too many. */
  | "overload"
  /** A notification, log or message that was dropped. */
  | "dropped"
  /** A message that belongs to nothing, or text that is none. */
  | "stray"
  /** A callback, an actor or the inspector that threw. */
  | "failure"
  /** Records that are missing. */
  | "gap";

/** One sighting. */
export interface Symptom {
  readonly ailment: Ailment;
  readonly at: number;
  readonly peer: string;
  readonly seq: number;
  /** Key of the actor, where there is one. */
  readonly actor?: string;
  /** What happened, in a few words. */
  readonly text: string;
}

/** How well the ends do. */
export interface Health {
  readonly counts: { readonly [Kind in Ailment]: number };
  /** The last 200 sightings, oldest first. */
  readonly symptoms: readonly Symptom[];
}
