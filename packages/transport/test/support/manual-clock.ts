interface Timeout {
  readonly due: number;
  readonly callback: () => void;
}

/** Timers that run when the test says so. */
export class ManualClock {
  #now = 0;
  #timeouts: Timeout[] = [];

  get pending(): number {
    return this.#timeouts.length;
  }

  now(): number {
    return this.#now;
  }

  /** How long the timers wait that are set, in ms. */
  get waits(): number[] {
    return this.#timeouts.map(({ due }) => due - this.#now);
  }

  setTimeout(callback: () => void, ms: number): Timeout {
    const timeout = { due: this.#now + ms, callback };
    this.#timeouts.push(timeout);
    return timeout;
  }

  clearTimeout(timeout: unknown): void {
    this.#timeouts = this.#timeouts.filter((pending) => pending !== timeout);
  }

  advance(ms: number): void {
    this.#now += ms;
    const due = this.#timeouts.filter((timeout) => timeout.due <= this.#now);
    for (const timeout of due.toSorted((one, other) => one.due - other.due)) {
      this.clearTimeout(timeout);
      timeout.callback();
    }
  }
}
