import type { Clock } from "./clock.ts";

/** The longest that the platform's timers can wait, in ms; past it they fire at once. */
const LONGEST = 2 ** 31 - 1;

/** The platform's clock, good for any length of time; a pending timeout holds the process. */
export const systemClock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, ms) => new Timeout(callback, ms),
  clearTimeout: (timeout) => {
    if (timeout instanceof Timeout) timeout.clear();
  },
  unref: (timeout) => {
    if (timeout instanceof Timeout) timeout.hold(false);
  },
  ref: (timeout) => {
    if (timeout instanceof Timeout) timeout.hold(true);
  },
};

/** One wait, made of as many of the platform's as it takes. */
class Timeout {
  readonly #callback: () => void;
  #remaining: number;
  #timer: unknown;
  #holding = true;

  constructor(callback: () => void, ms: number) {
    this.#callback = callback;
    this.#remaining = ms;
    this.#wait();
  }

  clear(): void {
    clearTimeout(this.#timer as number);
  }

  hold(holding: boolean): void {
    this.#holding = holding;
    if (!isNodeTimer(this.#timer)) return;
    if (holding) this.#timer.ref();
    else this.#timer.unref();
  }

  #wait(): void {
    const ms = Math.min(this.#remaining, LONGEST);
    this.#remaining -= ms;
    this.#timer = setTimeout(() => this.#passed(), ms);
    if (!this.#holding) this.hold(false);
  }

  #passed(): void {
    if (this.#remaining > 0) this.#wait();
    else this.#callback();
  }
}

interface NodeTimer {
  ref(): void;
  unref(): void;
}

function isNodeTimer(timer: unknown): timer is NodeTimer {
  return typeof timer === "object" && timer !== null && "unref" in timer && "ref" in timer;
}
