/** One event of a stream, as it was sent. */
export interface StoredEvent {
  /** The number of its stream, unique in its session. */
  readonly stream: number;
  /** Its place in the stream, from 1 on. */
  readonly sequence: number;
  /** The message. */
  readonly text: string;
}

/**
 * Keeps what was sent in a session, within bounds of its own, for clients that lost their stream and come back.
 *
 * Methods may answer at once or by a promise; what was appended before is there
 * for whoever reads afterwards.
 */
export interface EventStore {
  readonly append: (session: string, event: StoredEvent) => void | Promise<void>;
  /** The events of one stream behind one of them, in order; undefined where not all of them are kept any more. */
  readonly after: (
    session: string,
    position: StreamPosition,
  ) => readonly StoredEvent[] | undefined | Promise<readonly StoredEvent[] | undefined>;
  /** Forgets a session. */
  readonly forget: (session: string) => void | Promise<void>;
}

/** A place in a stream: behind the event of that sequence, or at its beginning. */
export interface StreamPosition {
  readonly stream: number;
  readonly sequence: number;
}
