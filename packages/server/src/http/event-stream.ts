import { TimerNode, type TimerOwner } from "@mcp-actors/machine";
import { KEEP_ALIVE } from "./event-text.ts";
import type { HttpExchange, ReplyStream } from "./http-exchange.ts";
import type { HttpSettings } from "./http-settings.ts";
import type { StreamTimers } from "./request-timers.ts";

/** What all streams of a server share. */
export interface StreamTerms {
  /** Clocks that do not hold the process. */
  readonly timers: StreamTimers;
  readonly settings: HttpSettings;
}

/** The headers of every stream: nobody between both ends may keep or hold back what is in it. */
const FIELDS = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

const TAKEN = Promise.resolve();

/** A reply that is a stream of events: it says that it lives, and is cut when its client does not read. */
export class EventStream implements TimerOwner {
  readonly #reply: ReplyStream;
  readonly #settings: HttpSettings;
  readonly #timers: StreamTimers;
  readonly #silence: TimerNode;
  readonly #stall: TimerNode;
  #isFull = false;
  #isOver = false;
  #drained: Promise<void> | undefined;
  #relieve: () => void = () => {};

  /** @param fields - Headers beside those that every stream has. */
  constructor(
    exchange: HttpExchange,
    terms: StreamTerms,
    fields?: { readonly [name: string]: string },
  ) {
    this.#settings = terms.settings;
    this.#timers = exchange.timers ?? terms.timers;
    this.#reply = exchange.stream(fields === undefined ? FIELDS : { ...FIELDS, ...fields });
    this.#reply.onDrain(() => this.#relieved());
    this.#silence = new TimerNode(this, "silence");
    this.#stall = new TimerNode(this, "stall");
    this.#timers.arm(this.#silence, this.#settings.keepAlive);
  }

  /** Hands text to the wire; false when more waits than should. */
  write(text: string): boolean {
    if (this.#isOver) return true;
    if (this.#reply.waiting > this.#settings.outboxLimit) {
      this.#reply.destroy();
      return false;
    }
    if (this.#reply.write(text)) return true;
    this.#filled();
    return false;
  }

  /** Settles when nothing waits to leave, or the stream is over. */
  drained(): Promise<void> {
    if (!this.#isFull || this.#isOver) return TAKEN;
    this.#drained ??= new Promise((resolve) => {
      this.#relieve = resolve;
    });
    return this.#drained;
  }

  end(): void {
    if (this.#isOver) return;
    this.release();
    this.#reply.end();
  }

  /** The client left, or the stream ends: nothing of it is left behind. */
  release(): void {
    this.#isOver = true;
    this.#timers.disarm(this.#silence);
    this.#relieved();
  }

  expired(node: TimerNode): void {
    if (node === this.#stall) this.#reply.destroy();
    else {
      this.#timers.arm(this.#silence, this.#settings.keepAlive);
      if (!this.#isFull) this.write(KEEP_ALIVE);
    }
  }

  #filled(): void {
    if (this.#isFull) return;
    this.#isFull = true;
    this.#timers.arm(this.#stall, this.#settings.stallTimeout);
  }

  #relieved(): void {
    this.#isFull = false;
    this.#timers.disarm(this.#stall);
    this.#drained = undefined;
    this.#relieve();
  }
}
