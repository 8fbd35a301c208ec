/** A place to run in. */
export interface SlotTaker {
  /** Called when a slot is free; the taker holds it until `release`. */
  granted(): void;
}

/** Room for so many at once, and a queue of so many behind them. */
export class Slots<Taker extends SlotTaker> {
  readonly #concurrency: number;
  readonly #queueLimit: number;
  readonly #waiting = new Set<Taker>();
  #taken = 0;

  constructor(concurrency: number, queueLimit: number) {
    this.#concurrency = concurrency;
    this.#queueLimit = queueLimit;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get queueLimit(): number {
    return this.#queueLimit;
  }

  /** Grants a slot now or queues for one; false when the queue is full. */
  request(taker: Taker): boolean {
    if (this.#taken < this.#concurrency) {
      this.#taken += 1;
      taker.granted();
      return true;
    }
    if (this.#waiting.size >= this.#queueLimit) return false;
    this.#waiting.add(taker);
    return true;
  }

  /** Takes a slot whether or not one is free: whoever ran before goes on. */
  retake(): void {
    this.#taken += 1;
  }

  /** Leaves the queue. */
  forget(taker: Taker): void {
    this.#waiting.delete(taker);
  }

  /** Gives a slot back; the first in the queue gets it. */
  release(): void {
    this.#taken -= 1;
    for (const taker of this.#waiting) {
      if (this.#taken >= this.#concurrency) return;
      this.#waiting.delete(taker);
      this.#taken += 1;
      taker.granted();
    }
  }
}
