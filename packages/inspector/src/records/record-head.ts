/** What every record begins with. */
export interface RecordHead {
  /** Whose record it is: `<process>.<n>`, or the process alone where no one end is meant. Session ids are unique in a peer only. */
  readonly peer: string;
  /** Number of the record in its process, from 1 up, never given twice. `peer`'s process and this name a record for good. */
  readonly seq: number;
  /** When it happened, in µs since the Unix epoch; within a process it never goes back. */
  readonly at: number;
}

/** What a record of an actor begins with. */
export interface ActorRecordHead extends RecordHead {
  /** Session id of the actor, such as `x:3` or `lean:12`. */
  readonly actor: string;
  /** Number of the record that made this one happen, where it is known: the message that came in, the action that sent. */
  readonly cause?: number;
  /** How many this one stands for, itself the last of them; 1 where it is absent. */
  readonly times?: number;
}
