import { timerDelay } from "../timer-delay.ts";
import { unheld } from "../unheld.ts";

/**
 * Tells once when an outbox stayed full for too long, and nothing of it left meanwhile.
 *
 * The wait does not hold the process.
 */
export class StallWatch {
  readonly #timeout: number;
  readonly #onStall: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param timeout - How long nothing may leave, in ms; `Infinity` is for ever. */
  constructor(timeout: number, onStall: () => void) {
    this.#timeout = timerDelay(timeout);
    this.#onStall = onStall;
  }

  /** The outbox is full; the wait begins, unless it has already. */
  full(): void {
    this.#timer ??= this.#wait();
  }

  /** Something left, and the outbox is full still: the wait begins afresh. */
  moved(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = this.#wait();
  }

  /** The outbox has room again, or is over. */
  relieved(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(): ReturnType<typeof setTimeout> {
    return unheld(setTimeout(this.#onStall, this.#timeout));
  }
}
