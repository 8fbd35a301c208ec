import type { CallEvent } from "../call-event.ts";
import { TimerNode, type TimerOwner, type Timers } from "../timers/timers.ts";
import { type CallOptions, DEFAULT_TIMEOUT, DEFAULT_TOTAL_TIMEOUT } from "./call-options.ts";

/**
 * The two clocks of a call: of its silence, and of the whole.
 *
 * That of the whole is armed only while it could run out first. For most calls it never could, and a timer is a
 * good part of what a call costs.
 */
export class CallClocks {
  readonly #timers: Timers;
  readonly #options: CallOptions;
  readonly #idle: TimerNode;
  #total: TimerNode | undefined;
  /** When the call left or began to wait, on the clock of the timers. */
  #since: number | undefined;
  #over = false;

  constructor(timers: Timers, owner: TimerOwner, options: CallOptions) {
    this.#timers = timers;
    this.#options = options;
    this.#idle = new TimerNode(owner, "idle");
    if (timers.heard) this.startTotal();
  }

  /** What it is to the call that a timer of its own ran out. */
  expiryOf(node: TimerNode): CallEvent {
    return node === this.#idle
      ? { type: "idle.expired", clock: "idle", limit: this.#idleLimit }
      : { type: "total.expired", clock: "total", limit: this.#totalLimit };
  }

  /** Silence counts from now. */
  restartIdle(): void {
    const idleLimit = this.#idleLimit;
    const now = this.#timers.now();
    this.#since ??= now;
    if (now + idleLimit >= this.#since + this.#totalLimit) this.startTotal();
    this.#timers.arm(this.#idle, idleLimit, now);
  }

  /** Silence says nothing for now. */
  stopIdle(): void {
    this.#timers.disarm(this.#idle);
    this.startTotal();
  }

  /** The clock of the whole runs, and counts from when the call left or began to wait. */
  startTotal(): void {
    if (this.#total !== undefined || this.#over) return;
    this.#total = new TimerNode(this.#idle.owner, "total");
    this.#since ??= this.#timers.now();
    this.#timers.arm(this.#total, this.#totalLimit, this.#since);
  }

  /** Neither runs any more, nor ever again. */
  stop(): void {
    this.#over = true;
    this.#timers.disarm(this.#idle);
    if (this.#total !== undefined) this.#timers.disarm(this.#total);
  }

  get #idleLimit(): number {
    return this.#options.timeout ?? DEFAULT_TIMEOUT;
  }

  get #totalLimit(): number {
    return this.#options.maxTotalTimeout ?? DEFAULT_TOTAL_TIMEOUT;
  }
}
