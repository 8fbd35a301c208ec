import type { Writable } from "node:stream";

/** Text that is worth a write of its own, in UTF-16 units. */
const LARGE = 64 * 1024;

/**
 * The writing half of a stream channel.
 *
 * Lines put in one turn of the event loop leave in one write; order is kept.
 */
export class Outbox {
  readonly #output: Writable;
  readonly #mark: number;
  #gathered = "";
  #unwritten = 0;
  #scheduled = false;
  #over = false;
  #waiting: (() => void)[] = [];

  /** @param mark - Unwritten text above which the outbox is full, in UTF-16 units. */
  constructor(output: Writable, mark: number) {
    this.#output = output;
    this.#mark = mark;
  }

  get isFull(): boolean {
    return this.#gathered.length + this.#unwritten > this.#mark;
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
      if (this.#gathered.length > LARGE) this.#flush();
      else this.#schedule();
    }
    return !this.isFull;
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
    this.#release();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    // Runs when the microtasks of this turn are through, so that what they send joins in.
    process.nextTick(this.#flush);
  }

  readonly #flush = (): void => {
    this.#scheduled = false;
    if (this.#gathered === "") return;
    const text = this.#gathered;
    this.#gathered = "";
    this.#write(text);
  };

  #write(text: string): void {
    this.#unwritten += text.length;
    this.#output.write(text, () => {
      this.#unwritten -= text.length;
      if (!this.isFull) this.#release();
    });
  }

  #release(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
