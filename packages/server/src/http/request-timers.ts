import { type Clock, type TimerNode, type Timers, unheldClock } from "@mcp-actors/machine";

/** What a stream needs of timers. */
export type StreamTimers = Pick<Timers, "arm" | "disarm">;

/**
 * Timers of one request alone, each with a timeout of its own.
 *
 * Workers end with a request whatever it set, so none of theirs may wait under another's timeout.
 */
export class RequestTimers implements StreamTimers {
  readonly #clock: Clock;
  readonly #timeouts = new Map<TimerNode, unknown>();

  constructor(clock: Clock) {
    this.#clock = unheldClock(clock);
  }

  arm(node: TimerNode, ms: number): void {
    this.disarm(node);
    const expire = () => {
      this.#timeouts.delete(node);
      node.owner.expired(node);
    };
    this.#timeouts.set(node, this.#clock.setTimeout(expire, ms));
  }

  disarm(node: TimerNode): void {
    if (!this.#timeouts.has(node)) return;
    this.#clock.clearTimeout(this.#timeouts.get(node));
    this.#timeouts.delete(node);
  }
}
