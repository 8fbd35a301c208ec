import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";

/** The terminal that a person is asked on. */
export interface PersonOptions {
  readonly input: Readable;
  readonly output: Writable;
  /** Called on Ctrl-C, which a terminal that is read key by key does not turn into a signal. */
  readonly onInterrupt: () => void;
}

/** A person at a terminal, who may type ahead of the next question. */
export class Person {
  readonly #options: PersonOptions;
  /** Whole lines that came behind an answer, and the beginning of one. */
  #ahead: string[] = [];
  #begun = "";

  constructor(options: PersonOptions) {
    this.#options = options;
  }

  /** What the person types; undefined when their input ends first. Rejects when the signal aborts. */
  async ask(question: string, signal: AbortSignal): Promise<string | undefined> {
    signal.throwIfAborted();
    const next = this.#ahead.shift();
    if (next === undefined) return this.#read(question, signal);
    this.#options.output.write(`${question}${next}\n`);
    return next;
  }

  async #read(question: string, signal: AbortSignal): Promise<string | undefined> {
    const { input, output, onInterrupt } = this.#options;
    const lines = createInterface({ input, output, terminal: true });
    lines.on("SIGINT", onInterrupt);
    lines.on("line", (line) => this.#ahead.push(line));
    const ended = new Promise<undefined>((resolve) => {
      lines.once("close", () => resolve(undefined));
    });
    const begun = this.#begun;
    this.#begun = "";
    try {
      const answer = lines.question(question, { signal });
      // What was typed before the question may still be changed.
      if (begun !== "") lines.write(begun);
      const line = await Promise.race([answer, ended]);
      if (line === undefined) output.write("\n");
      else this.#begun = lines.line;
      return line;
    } finally {
      lines.close();
    }
  }
}
