/** Someone who needs a place to run in. */
export interface SlotTaker {
  /** Called when a slot is free; the taker holds it until `release`. */
  granted(): void;
}

/** Room for so many at once, and a queue of so many behind them. */
export class Slots<Taker extends SlotTaker> {
  readonly #concurrency: number;
  readonly #queueLimit: number;
  #waiting: Set<Taker> | undefined;
  #taken = 0;
  #granting = false;
  #held = false;

  constructor(concurrency: number, queueLimit: number) {
    this.#concurrency = concurrency;
    this.#queueLimit = queueLimit;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#waiting?.size ?? 0;
  }

  /** Whether nothing is granted, however many slots are free. */
  get held(): boolean {
    return this.#held;
  }

  /** How many could be taken or queued for now. */
  get room(): number {
    const free = this.#held ? 0 : Math.max(this.#concurrency - this.#taken, 0);
    return free + this.#queueLimit - this.waiting;
  }

  /** Grants a slot now or queues for one; false when the queue is full. */
  request(taker: Taker): boolean {
    if (this.#taken < this.#concurrency && this.waiting === 0 && !this.#held) {
      this.#taken += 1;
      taker.granted();
      return true;
    }
    if (this.waiting >= this.#queueLimit) return false;
    this.#waiting ??= new Set();
    this.#waiting.add(taker);
    return true;
  }

  /** Takes a slot whether or not one is free: whoever ran before goes on. */
  retake(): void {
    this.#taken += 1;
  }

  /** Leaves the queue. */
  forget(taker: Taker): void {
    this.#waiting?.delete(taker);
  }

  /** Gives a slot back; the first in the queue gets it. */
  release(): void {
    this.#taken -= 1;
    this.#grant();
  }

  /** Grants nothing until `resume`, however many slots are free. */
  hold(): void {
    this.#held = true;
  }

  resume(): void {
    this.#held = false;
    this.#grant();
  }

  #grant(): void {
    const waiting = this.#waiting;
    // A taker that is done at once releases from within, and the loop that granted goes on.
    if (waiting === undefined || this.#granting) return;
    this.#granting = true;
    for (const taker of waiting) {
      if (this.#held || this.#taken >= this.#concurrency) break;
      waiting.delete(taker);
      this.#taken += 1;
      taker.granted();
    }
    this.#granting = false;
  }
}
