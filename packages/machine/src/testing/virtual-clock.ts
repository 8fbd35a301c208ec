import type { Clock } from "../timers/clock.ts";

/** Time that passes when told to: a clock for tests, and for XState's `clock` option. */
export class VirtualClock implements Clock {
  #now = 0;
  #waits: Wait[] = [];

  now(): number {
    return this.#now;
  }

  /** How many timeouts would hold a process. */
  get pending(): number {
    return this.#waits.filter(({ holding }) => holding).length;
  }

  setTimeout(callback: () => void, ms = 0): unknown {
    const wait = { callback, due: this.#now + Math.max(ms, 0), holding: true };
    this.#waits.push(wait);
    return wait;
  }

  clearTimeout(timeout: unknown): void {
    this.#waits = this.#waits.filter((wait) => wait !== timeout);
  }

  ref(timeout: unknown): void {
    this.#hold(timeout, true);
  }

  unref(timeout: unknown): void {
    this.#hold(timeout, false);
  }

  /** Lets time pass and calls back what falls due, in order of its moment, also what is set on the way. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#earliest(end); next !== undefined; next = this.#earliest(end)) {
      this.clearTimeout(next);
      this.#now = next.due;
      next.callback();
    }
    this.#now = end;
  }

  #earliest(end: number): Wait | undefined {
    const due = this.#waits.filter((wait) => wait.due <= end);
    return due.reduce<Wait | undefined>(
      (first, wait) => (first === undefined || wait.due < first.due ? wait : first),
      undefined,
    );
  }

  #hold(timeout: unknown, holding: boolean): void {
    for (const wait of this.#waits) if (wait === timeout) wait.holding = holding;
  }
}

interface Wait {
  readonly callback: () => void;
  readonly due: number;
  holding: boolean;
}
