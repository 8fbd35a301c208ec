import type { Terminal } from "../src/terminal/terminal.ts";

/** What a terminal of a test is like. */
export interface RecordingOptions {
  /** What the person types, line by line, and then nothing; at undefined they leave. Without it nobody is there. */
  readonly lines?: readonly (string | undefined)[];
  readonly signal?: AbortSignal;
  /** Hears each line of the result as it is printed. */
  readonly onPrint?: (line: string) => void;
}

/** A terminal that keeps what it is told, without colours. */
export class RecordingTerminal implements Terminal {
  readonly printed: string[] = [];
  readonly bytes: Uint8Array[] = [];
  readonly told: string[] = [];
  readonly statuses: string[] = [];
  readonly showsResults = true;
  readonly ask: Terminal["ask"];
  readonly signal: AbortSignal;
  readonly #onPrint: RecordingOptions["onPrint"];

  constructor({ lines, signal, onPrint }: RecordingOptions = {}) {
    const waiting = [...(lines ?? [])];
    this.signal = signal ?? new AbortController().signal;
    this.#onPrint = onPrint;
    this.ask =
      lines === undefined
        ? undefined
        : async (question) => {
            this.told.push(question);
            return waiting.length === 0 ? "" : waiting.shift();
          };
  }

  readonly print = (text: string): void => {
    this.printed.push(text);
    this.#onPrint?.(text);
  };

  readonly printBytes = (bytes: Uint8Array): void => void this.bytes.push(bytes);
  readonly tell = (text: string): void => void this.told.push(text);
  readonly showStatus = (text = ""): void => void this.statuses.push(text);
  readonly paint = (_style: string, text: string): string => text;
  readonly paintAside = (_style: string, text: string): string => text;
}
