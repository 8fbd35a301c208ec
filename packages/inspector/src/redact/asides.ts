import { redactText } from "./redact-text.ts";

/** The longest text that is kept, in UTF-16 units. */
const LONGEST = 256 * 1024;
/** How much is kept, in UTF-16 units; what was put there first goes first. */
const MOST = 16 * 1024 * 1024;
/** How much is looked through a second, and at once after a rest, in UTF-16 units: the process has other things to do. */
const PACE = { second: 256 * 1024, burst: 1024 * 1024 } as const;

/** Texts that were cut where they are recorded, whole and redacted, until somebody asks for one. */
export class Asides {
  /** Whether any are kept: where nobody can ask, none are. */
  isOpen = false;
  readonly #kept = new Map<string, string>();
  readonly #now: () => number;
  #size = 0;
  #budget: number = PACE.burst;
  #filledAt: number;

  /** @param now - Time in ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#filledAt = now();
  }

  /** Keeps a text as it is shown, by the name in the mark that stands for it. */
  keep(name: string, text: string, show: (text: string) => string = redactText): void {
    if (!this.isOpen || this.#kept.has(name) || !this.#affords(text.length)) return;
    const shown = show(text);
    this.#kept.set(name, shown);
    this.#size += shown.length;
    for (const [oldest, gone] of this.#kept) {
      if (this.#size <= MOST) break;
      this.#kept.delete(oldest);
      this.#size -= gone.length;
    }
  }

  get(name: string): string | undefined {
    return this.#kept.get(name);
  }

  #affords(length: number): boolean {
    const now = this.#now();
    const filled = this.#budget + ((now - this.#filledAt) / 1000) * PACE.second;
    this.#filledAt = now;
    this.#budget = Math.min(PACE.burst, filled);
    if (length > LONGEST || length > this.#budget) return false;
    this.#budget -= length;
    return true;
  }
}
