import type { WriteStream } from "node:tty";
import { toLine } from "./to-line.ts";

const ERASE_LINE = "\r\u001b[2K";

/** One line at the foot of a terminal that changes in place, and gives way to what is printed above it. */
export class StatusLine {
  readonly #stream: Pick<WriteStream, "write" | "columns">;
  #text = "";

  constructor(stream: Pick<WriteStream, "write" | "columns">) {
    this.#stream = stream;
  }

  show(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#draw();
  }

  /** Runs what writes to the terminal, with the line out of its way. */
  around(write: () => void): void {
    if (this.#text !== "") this.#stream.write(ERASE_LINE);
    write();
    if (this.#text !== "") this.#draw();
  }

  #draw(): void {
    // A line that wraps could not be erased. A terminal of no known width says 0.
    const width = (this.#stream.columns || 80) - 1;
    this.#stream.write(`${ERASE_LINE}${toLine(this.#text, width)}`);
  }
}
