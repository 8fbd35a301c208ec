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

  constructor(timers: Timers, owner: TimerOwner, options: CallOptions) {
    this.#timers = timers;
    this.#options = options;
    this.#idle = new TimerNode(owner, "idle");
    if (timers.heard) this.startTotal();
  }

  /** Longest silence, in ms. */
  get idleLimit(): number {
    return this.#options.timeout ?? DEFAULT_TIMEOUT;
  }

  /** Longest duration, in ms. */
  get totalLimit(): number {
    return this.#options.maxTotalTimeout ?? DEFAULT_TOTAL_TIMEOUT;
  }

  /** Silence counts from now. */
  restartIdle(): void {
    const { idleLimit } = this;
    const now = this.#timers.now();
    this.#since ??= now;
    if (now + idleLimit >= this.#since + this.totalLimit) this.startTotal();
    this.#timers.arm(this.#idle, idleLimit, now);
  }

  /** Silence says nothing for now. */
  stopIdle(): void {
    this.#timers.disarm(this.#idle);
    this.startTotal();
  }

  /** The whole counts, and nothing else may end the call before. */
  startTotal(): void {
    if (this.#total !== undefined) return;
    this.#total = new TimerNode(this.#idle.owner, "total");
    this.#since ??= this.#timers.now();
    this.#timers.arm(this.#total, this.totalLimit, this.#since);
  }

  stop(): void {
    this.#timers.disarm(this.#idle);
    if (this.#total !== undefined) this.#timers.disarm(this.#total);
  }
}
