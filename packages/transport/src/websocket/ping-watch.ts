import type { WebSocket } from "ws";
import { timerDelay } from "../timer-delay.ts";

/** What is watched, and who hears when nothing comes any more. */
export interface PingWatchOptions {
  readonly socket: WebSocket;
  /** What counts the bytes that came. */
  readonly wire: { readonly bytesRead: number };
  /** How often a silent peer is pinged, in ms; `Infinity` is never. */
  readonly interval: number;
  /** Called once when a ping was not answered by the next. */
  readonly onSilent: (cause: Error) => void;
}

/**
 * Pings a peer that says nothing, and tells once when it does not answer either.
 *
 * Bytes of a message that is still under way are a sign of life. A peer that is
 * sent more than it reads cannot answer, and is the outbox's business.
 */
export class PingWatch {
  readonly #options: PingWatchOptions;
  readonly #timer: NodeJS.Timeout;
  #read = 0;
  #isAsked = false;

  constructor(options: PingWatchOptions) {
    this.#options = options;
    this.#read = options.wire.bytesRead;
    this.#timer = setInterval(this.#look, timerDelay(options.interval)).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  readonly #look = (): void => {
    const { socket, wire, interval, onSilent } = this.#options;
    const isHeard = wire.bytesRead !== this.#read;
    this.#read = wire.bytesRead;
    if (isHeard || socket.isPaused || socket.bufferedAmount > 0) {
      this.#isAsked = false;
      return;
    }
    if (this.#isAsked) {
      this.stop();
      onSilent(new Error(`it did not answer a ping for ${interval / 1000} s`));
      return;
    }
    this.#isAsked = true;
    if (socket.readyState === socket.OPEN) socket.ping();
  };
}
