import { hashText } from "../redact/cut-text.ts";
import { parseLine } from "./line-head.ts";

/** The longest line that is passed on whole, in characters. */
const LONGEST_LINE = 64 * 1024;
/** The longest value that stays in a line that is longer. */
const LONGEST_VALUE = 8 * 1024;
/** How much is kept aside, in characters; what was put there first goes first. */
const MOST = 64 * 1024 * 1024;

/** Long values of records, kept aside by their hash until somebody asks. */
export class Bodies {
  readonly #kept = new Map<string, string>();
  #size = 0;

  get(hash: string): string | undefined {
    return this.#kept.get(hash);
  }

  /** The line with its long values kept aside, where it is too long. */
  shorten(line: string): string {
    if (line.length <= LONGEST_LINE) return line;
    const record = parseLine(line);
    if (record === undefined) return line;
    const fields = Object.entries(record).map(([key, value]) => [key, this.#shortened(value)]);
    return JSON.stringify(Object.fromEntries(fields));
  }

  #shortened(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const text = JSON.stringify(value);
    if (text.length <= LONGEST_VALUE) return value;
    const hash = `${hashText(text)}${text.length.toString(16)}`;
    this.#keep(hash, text);
    return `[aside · ${text.length} chars · ${hash}]`;
  }

  #keep(hash: string, text: string): void {
    if (this.#kept.has(hash) || text.length > MOST) return;
    this.#kept.set(hash, text);
    this.#size += text.length;
    for (const [oldest, gone] of this.#kept) {
      if (this.#size <= MOST) break;
      this.#kept.delete(oldest);
      this.#size -= gone.length;
    }
  }
}
