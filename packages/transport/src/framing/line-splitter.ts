import { TransportError } from "../errors.ts";
import { ByteBuffer } from "./byte-buffer.ts";
import { TextBytes } from "./text-bytes.ts";

/** Longest line that is read unless told otherwise: 16 MiB. */
export const DEFAULT_MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

const LINE_FEED = 10;

/** How much of a line without an end is told. */
const EXCERPT = 80;

/** Bytes of a line under way that are worth a text of their own: smaller pieces are gathered to as much. */
const BLOCK = 32 * 1024;
const MORE = { stream: true };

/**
 * Cuts the bytes of a stream into the lines they carry, as the stdio binding frames them.
 *
 * Only the byte 0x0A ends a line, so U+2028 and its kin stay inside; a CR before
 * it is dropped, and blank lines are skipped. Bytes that are no UTF-8 read as U+FFFD.
 */
export class LineSplitter {
  readonly #onLine: (line: string) => void;
  readonly #maxBytes: number;
  /** What was read of a line before its last bytes, which are in `#begun`; and how many bytes that was. */
  #text = "";
  #textLength = 0;
  readonly #begun = new ByteBuffer();
  readonly #decoder = new TextDecoder();
  #textBytes: TextBytes | undefined;

  /** @param maxBytes - Longest line that is read, in bytes without its end; default 16 MiB. */
  constructor(onLine: (line: string) => void, maxBytes: number = DEFAULT_MAX_MESSAGE_BYTES) {
    this.#onLine = onLine;
    this.#maxBytes = maxBytes;
  }

  /** Takes the next piece of the stream. Throws a `TransportError` `oversized` at a line past the limit. */
  push(chunk: Uint8Array | string): void {
    const bytes = typeof chunk === "string" ? this.#encode(chunk) : chunk;
    let start = 0;
    if (this.#hasBegun) {
      const end = bytes.indexOf(LINE_FEED);
      if (end < 0) {
        this.#keep(bytes);
        return;
      }
      this.#keep(bytes.subarray(0, end));
      this.#emit(this.#takeLine());
      start = end + 1;
    }
    const last = bytes.lastIndexOf(LINE_FEED);
    if (last > start) this.#cut(bytes.subarray(start, last));
    if (last + 1 < bytes.length) this.#keep(bytes.subarray(last + 1));
  }

  /** The stream is over: what is left of it is its last line. */
  end(): void {
    if (this.#hasBegun) this.#emit(this.#takeLine());
  }

  /** How the line begins that has no end yet; empty where there is none. */
  get unended(): string {
    const begun =
      this.#text === "" ? new TextDecoder().decode(this.#begun.first(EXCERPT), MORE) : "";
    return (this.#text + begun).slice(0, EXCERPT);
  }

  get #hasBegun(): boolean {
    return this.#begun.length > 0 || this.#textLength > 0;
  }

  #takeLine(): string {
    const line = this.#text + this.#decoder.decode(this.#begun.take());
    this.#text = "";
    this.#textLength = 0;
    return line;
  }

  #encode(text: string): Uint8Array {
    this.#textBytes ??= new TextBytes();
    return this.#textBytes.encode(text);
  }

  #keep(bytes: Uint8Array): void {
    const length = this.#begun.length + bytes.length;
    this.#check(this.#textLength + length);
    if (length < BLOCK) {
      this.#begun.append(bytes);
      return;
    }
    // Reading a long line as it comes spares copying its bytes together first.
    if (this.#begun.length > 0) this.#text += this.#decoder.decode(this.#begun.take(), MORE);
    this.#text += this.#decoder.decode(bytes, MORE);
    this.#textLength += length;
  }

  #check(length: number): void {
    if (length <= this.#maxBytes) return;
    throw new TransportError("oversized", `Message is longer than ${this.#maxBytes} bytes`);
  }

  /** Cuts a run of whole lines; one that is longer than the limit may hold a line that is. */
  #cut(run: Uint8Array): void {
    if (run.length > this.#maxBytes) this.#cutBytes(run);
    else this.#cutText(this.#decoder.decode(run));
  }

  /** Decoding once and cutting the text is far cheaper than decoding line by line. */
  #cutText(text: string): void {
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      this.#emit(text.slice(start, end));
      start = end + 1;
    }
    this.#emit(start === 0 ? text : text.slice(start));
  }

  #cutBytes(run: Uint8Array): void {
    let start = 0;
    while (start < run.length) {
      const found = run.indexOf(LINE_FEED, start);
      const end = found < 0 ? run.length : found;
      this.#check(end - start);
      this.#emit(this.#decoder.decode(run.subarray(start, end)));
      start = end + 1;
    }
  }

  #emit(line: string): void {
    const text = line.endsWith("\r") ? line.slice(0, -1) : line;
    if (!isBlank(text)) this.#onLine(text);
  }
}

function isBlank(line: string): boolean {
  // Only a line that begins with a blank is worth trimming.
  return line === "" || (line.charCodeAt(0) <= 0x20 && line.trim() === "");
}
