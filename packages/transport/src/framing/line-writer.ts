import type { Writable } from "node:stream";
import type { TextWriter, WriterBounds } from "./text-writer.ts";

/** Text that is worth a write of its own, in UTF-16 units. */
const LARGE = 64 * 1024;

/** How many lines leave in one write at most: while the peer reads those, the next are made. */
const BURST = 16;

/**
 * Writes each text as a line of a byte stream.
 *
 * Lines put in one turn of the event loop leave in few writes; order is kept.
 */
export class LineWriter implements TextWriter {
  readonly unit = "characters";
  readonly #output: Writable;
  readonly #mark: number;
  readonly #limit: number;
  /** The lengths of the writes that are not through, the one under way first. */
  readonly #writes: number[] = [];
  #gathered = "";
  #lines = 0;
  #unwritten = 0;
  #scheduled = false;
  #onLeft: () => void = () => {};

  constructor(output: Writable, { mark, limit }: WriterBounds) {
    this.#output = output;
    this.#mark = mark;
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#gathered.length + this.#unwritten > this.#mark;
  }

  get overflows(): boolean {
    const held = this.#gathered.length + this.#unwritten;
    return held > this.#limit && held - (this.#writes[0] ?? 0) > this.#limit;
  }

  listen(onLeft: () => void): void {
    this.#onLeft = onLeft;
  }

  put(line: string): boolean {
    if (line.length > LARGE) {
      this.#flush();
      this.#write(`${line}\n`);
    } else {
      this.#gathered += `${line}\n`;
      this.#lines += 1;
      if (this.#lines === BURST || this.#gathered.length > LARGE) this.#flush();
      else this.#schedule();
    }
    return !this.isFull;
  }

  end(): void {
    this.#flush();
    this.#output.end();
  }

  drop(): void {
    this.#gathered = "";
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
    this.#output.write(text, this.#written);
  }

  /** Writes are through in the order they were made. */
  readonly #written = (): void => {
    this.#unwritten -= this.#writes.shift() ?? 0;
    this.#onLeft();
  };
}
