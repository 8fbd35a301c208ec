import type { Link, TransportError } from "@mcp-actors/transport";

/** Why calls end without an answer: in words, and the error behind them where there is one. */
export interface End {
  readonly cause: string;
  readonly error?: Error | undefined;
}

/** Whoever reads a link: the peer, seen by the connection that brings it one link after another. */
export interface Attachable {
  /**
   * Reads a link from now on; calls made meanwhile wait until `ready`.
   * `ended` is called once when the link is over, with an error when it was lost.
   * `held` is called when calls wait until `ready` once more although it is not; without it none of them does.
   */
  attach(link: Link, ended: (error?: TransportError) => void, held?: Held): Attachment;
  /** Refuses the calls that wait and whatever is called afterwards; those in flight go on. */
  refuse(end: End): void;
}

/** Hears why calls wait: nobody is there to take one, or the peer may speak another dialect by now. */
export type Held = (why: "unreached" | "doubted", error: TransportError) => void;

/** A link that is being read. */
export interface Attachment {
  /** The session is open: calls that wait may leave. */
  ready(): void;
  /** How many calls and inbound requests are on their way. */
  readonly inFlight: number;
  /** Settles when nothing is on its way. */
  idle(): Promise<void>;
  /** Ends the link, and tells the calls in flight why; `ended` is called unless it was before. */
  detach(end?: End): void;
}
