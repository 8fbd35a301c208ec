import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";

/** How a person is asked. */
export interface AskOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly signal: AbortSignal;
  /** Called on Ctrl-C, which a terminal that is read key by key does not turn into a signal. */
  readonly onInterrupt: () => void;
}

/** Asks a question on a terminal; rejects when the input ends before an answer. */
export async function askPerson(question: string, options: AskOptions): Promise<string> {
  const { input, output, signal, onInterrupt } = options;
  const lines = createInterface({ input, output, terminal: true });
  lines.once("SIGINT", onInterrupt);
  const ended = new Promise<never>((_resolve, reject) => {
    lines.once("close", () => reject(new Error("Input ended before the answer")));
  });
  try {
    return await Promise.race([lines.question(question, { signal }), ended]);
  } finally {
    ended.catch(() => {});
    lines.close();
  }
}
