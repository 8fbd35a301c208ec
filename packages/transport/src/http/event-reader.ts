import { EventStream } from "./event-stream.ts";
import type { Reading } from "./reading.ts";

/** Whoever follows one stream of events, over as many responses as it takes. */
export interface EventFollower {
  /** The data of an event that carries a message. */
  message(text: string): void;
  /** A response came to its end, which need not be that of the stream. */
  responseEnded(): void;
}

/** One stream of events with what it takes to come back to it. */
export class EventReader {
  readonly #follower: EventFollower;
  readonly #maxLength: number;
  /** The id of the last event; undefined where none was seen, so that nothing can be resumed. */
  lastEventId: string | undefined;
  /** How long the server wants us to wait before we come back, in ms; it holds for this stream alone. */
  retryDelay: number | undefined;
  /** Whether the response being read brought anything new. */
  hasAdvanced = false;

  constructor(follower: EventFollower, maxLength: number) {
    this.#follower = follower;
    this.#maxLength = maxLength;
  }

  /** Reads one more response of the stream. */
  read(): Reading {
    this.hasAdvanced = false;
    const stream = new EventStream(this, this.#maxLength);
    return {
      push: (bytes) => stream.push(bytes),
      end: () => this.#follower.responseEnded(),
    };
  }

  event(data: string, type: string): void {
    // An event without data only tells where the stream goes on (SEP-1699).
    if (data === "" || type !== "message") return;
    this.hasAdvanced = true;
    this.#follower.message(data);
  }

  lastId(id: string): void {
    if (id !== this.lastEventId) this.hasAdvanced = true;
    this.lastEventId = id;
  }

  retry(delay: number): void {
    this.retryDelay = delay;
  }
}
