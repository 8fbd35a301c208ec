import { asideName } from "../records/cut-mark.ts";
import { hashText } from "../redact/cut-text.ts";
import { parseLine } from "./line-head.ts";

/** The longest line that is passed on whole, in characters. */
const LONGEST_LINE = 64 * 1024;
/** The longest value that stays in a line that is longer. */
const LONGEST_VALUE = 8 * 1024;
/** How deep in a record its long values are looked for. */
const DEEPEST = 4;
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
    return JSON.stringify(this.#withShort(record, 0));
  }

  /** The innermost that are too long go aside: what a message is about is to be seen without asking. */
  #shortened(value: unknown, depth: number): unknown {
    if (typeof value !== "object" || value === null) return value;
    const text = JSON.stringify(value);
    if (text.length <= LONGEST_VALUE) return value;
    if (depth < DEEPEST && !Array.isArray(value)) {
      const short = this.#withShort(value, depth);
      if (JSON.stringify(short).length <= LONGEST_VALUE) return short;
    }
    const name = asideName(hashText(text), text.length);
    this.#keep(name, text);
    return `[aside · ${text.length} chars · ${name}]`;
  }

  #withShort(value: object, depth: number): object {
    const fields = Object.entries(value).map(([key, field]) => [
      key,
      this.#shortened(field, depth + 1),
    ]);
    return Object.fromEntries(fields);
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
