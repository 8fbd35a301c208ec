import { StallWatch } from "../framing/stall-watch.ts";
import type { TextSocket } from "./text-socket.ts";

/** When an outbox of frames is full, and who hears when it stays so. */
export interface FrameOutboxOptions {
  /** Unsent bytes above which it is full. */
  readonly mark: number;
  /** Unsent bytes above which it overflows; the longest message among them does not count. */
  readonly limit: number;
  /** How long nothing may leave while it is full, in ms. */
  readonly stallTimeout: number;
  /** Called once when that has passed. */
  readonly onStall: () => void;
}

/** The writing half of a WebSocket channel, which the platform buffers for us. */
export class FrameOutbox {
  readonly #socket: TextSocket;
  readonly #mark: number;
  readonly #limit: number;
  readonly #watch: StallWatch;
  #longest = 0;
  #over = false;
  #waiting: (() => void)[] = [];

  constructor(socket: TextSocket, { mark, limit, stallTimeout, onStall }: FrameOutboxOptions) {
    this.#socket = socket;
    this.#mark = mark;
    this.#limit = limit;
    this.#watch = new StallWatch(stallTimeout, onStall);
  }

  get isOver(): boolean {
    return this.#over;
  }

  get isFull(): boolean {
    return this.#socket.buffered > this.#mark;
  }

  /** Whether more waits than a peer may have us hold: one long message is no reason. */
  get overflows(): boolean {
    return this.#socket.buffered - this.#longest > this.#limit;
  }

  /** Puts one text; false when the outbox is full. */
  put(text: string): boolean {
    const { buffered } = this.#socket;
    if (buffered === 0) this.#longest = 0;
    this.#longest = Math.max(this.#longest, text.length);
    if (buffered + text.length <= this.#mark) {
      this.#socket.send(text);
      return true;
    }
    this.#socket.send(text, this.#left);
    this.#watch.full();
    return false;
  }

  /** Settles when the outbox is no longer full, or is over. */
  drained(): Promise<void> {
    if (this.#over || !this.isFull) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Nothing can be put any more. */
  end(): void {
    this.#over = true;
    this.#watch.relieved();
    this.#release();
  }

  readonly #left = (): void => {
    if (this.#over) return;
    if (this.isFull) {
      this.#watch.moved();
      return;
    }
    this.#watch.relieved();
    this.#release();
  };

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
