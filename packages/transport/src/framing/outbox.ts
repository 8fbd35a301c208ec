import type { Writable } from "node:stream";
import { StallWatch } from "./stall-watch.ts";

/** Text that is worth a write of its own, in UTF-16 units. */
const LARGE = 64 * 1024;

/** How many lines leave in one write at most: while the peer reads those, the next are made. */
const BURST = 16;

/** When an outbox is full, and who hears when it stays so. */
export interface OutboxOptions {
  /** Unwritten text above which it is full, in UTF-16 units. */
  readonly mark: number;
  /** Unwritten text above which it overflows, in UTF-16 units; the write under way does not count. */
  readonly limit: number;
  /** How long nothing may leave while it is full, in ms. */
  readonly stallTimeout: number;
  /** Called once when that has passed. */
  readonly onStall: () => void;
}

/**
 * The writing half of a stream channel.
 *
 * Lines put in one turn of the event loop leave in few writes; order is kept.
 */
export class Outbox {
  readonly #output: Writable;
  readonly #mark: number;
  readonly #limit: number;
  readonly #watch: StallWatch;
  /** The lengths of the writes that are not through, the one under way first. */
  readonly #writes: number[] = [];
  #gathered = "";
  #lines = 0;
  #unwritten = 0;
  #scheduled = false;
  #over = false;
  #waiting: (() => void)[] = [];

  constructor(output: Writable, { mark, limit, stallTimeout, onStall }: OutboxOptions) {
    this.#output = output;
    this.#mark = mark;
    this.#limit = limit;
    this.#watch = new StallWatch(stallTimeout, onStall);
  }

  get isFull(): boolean {
    return this.#gathered.length + this.#unwritten > this.#mark;
  }

  /** Whether more waits than a peer may have us hold: one large message, which is under way, is no reason. */
  get overflows(): boolean {
    const held = this.#gathered.length + this.#unwritten;
    return held > this.#limit && held - (this.#writes[0] ?? 0) > this.#limit;
  }

  get isOver(): boolean {
    return this.#over;
  }

  /** Puts one line; false when the outbox is full, or over. */
  put(line: string): boolean {
    if (this.#over) return false;
    if (line.length > LARGE) {
      this.#flush();
      this.#write(`${line}\n`);
    } else {
      this.#gathered += `${line}\n`;
      this.#lines += 1;
      if (this.#lines === BURST || this.#gathered.length > LARGE) this.#flush();
      else this.#schedule();
    }
    if (!this.isFull) return true;
    this.#watch.full();
    return false;
  }

  /** Settles when the outbox is no longer full, or is over. */
  drained(): Promise<void> {
    if (this.#over || !this.isFull) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Writes what is left and ends the output. */
  end(): void {
    if (this.#over) return;
    this.#flush();
    this.#output.end();
    this.fail();
  }

  /** Nothing can be written any more. */
  fail(): void {
    this.#over = true;
    this.#gathered = "";
    this.#watch.relieved();
    this.#release();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    // Runs when the microtasks of this turn are through, so that what they send joins in.
    process.nextTick(this.#settle);
  }

  readonly #settle = (): void => {
    this.#scheduled = false;
    this.#flush();
  };

  #flush(): void {
    if (this.#gathered === "") return;
    const text = this.#gathered;
    this.#gathered = "";
    this.#lines = 0;
    this.#write(text);
  }

  #write(text: string): void {
    const { length } = text;
    this.#unwritten += length;
    this.#writes.push(length);
    this.#output.write(text, () => {
      this.#unwritten -= length;
      this.#writes.shift();
      this.#left();
    });
  }

  #left(): void {
    if (this.#over) return;
    if (this.isFull) {
      this.#watch.moved();
      return;
    }
    this.#watch.relieved();
    this.#release();
  }

  #release(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
