import type { Clock } from "@mcp-actors/machine";
import { nextTurn } from "@mcp-actors/transport";

/** So many failures may follow upon each other a turn apart: a handler may well try what else it can ask. */
const PATIENCE = 16;

/** How long each failure after those is held back, in ms. */
const DELAY = 1000;

/** Holds back questions that fail on the spot: a run that asks again and again in vain would stop all other work. */
export class Patience {
  readonly #clock: Clock;
  #failures = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Settles when the next failure may be told. */
  wait(): Promise<void> {
    this.#failures += 1;
    if (this.#failures <= PATIENCE) return nextTurn();
    return new Promise((resolve) => {
      const timeout = this.#clock.setTimeout(resolve, DELAY);
      this.#clock.unref?.(timeout);
    });
  }
}
