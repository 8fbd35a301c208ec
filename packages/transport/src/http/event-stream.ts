import { TransportError } from "../errors.ts";

/** Hears what an event stream carries. */
export interface EventStreamObserver {
  /** The data of one event, of its type; `message` where it names none. */
  event(data: string, type: string): void;
  /** Where the stream goes on from now on, should it be cut. */
  lastId(id: string): void;
  /** How long to wait before coming back, in ms. */
  retry(delay: number): void;
}

/**
 * Reads Server-Sent Events from the bytes of a stream, however they are cut.
 *
 * Lines end in LF, CR or CR LF; comments, unknown fields and an event without its blank line are dropped.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class EventStream {
  readonly #observer: EventStreamObserver;
  readonly #maxLength: number;
  /** Drops a byte order mark, and waits for the rest of a character that was cut. */
  readonly #decoder = new TextDecoder();
  /** The pieces of a line whose end is still to come. */
  #begun: string[] = [];
  #begunLength = 0;
  #data: string[] = [];
  #dataLength = 0;
  #type = "";
  #id: string | undefined;
  /** The last line ended in CR, to which an LF at the beginning of the next piece would belong. */
  #endedInCr = false;

  /** @param maxLength - Longest event that is read, in characters. */
  constructor(observer: EventStreamObserver, maxLength: number) {
    this.#observer = observer;
    this.#maxLength = maxLength;
  }

  /** Takes the next bytes. Throws a `TransportError` `oversized` at an event past the limit. */
  push(bytes: Uint8Array): void {
    const text = this.#withoutCr(this.#decoder.decode(bytes, { stream: true }));
    let start = 0;
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
      this.#line(this.#rest(text.slice(start, end)));
      start = end + 1;
    }
    if (start < text.length) this.#keep(text.slice(start));
  }

  #withoutCr(piece: string): string {
    if (piece === "") return piece;
    const text = this.#endedInCr && piece.startsWith("\n") ? piece.slice(1) : piece;
    this.#endedInCr = piece.endsWith("\r");
    return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  }

  #keep(piece: string): void {
    this.#begun.push(piece);
    this.#begunLength += piece.length;
    this.#check();
  }

  #rest(piece: string): string {
    if (this.#begun.length === 0) return piece;
    const line = this.#begun.join("") + piece;
    this.#begun = [];
    this.#begunLength = 0;
    return line;
  }

  #check(): void {
    if (this.#begunLength + this.#dataLength <= this.#maxLength) return;
    throw new TransportError("oversized", `Event is longer than ${this.#maxLength} characters`);
  }

  #line(line: string): void {
    if (line === "") {
      this.#dispatch();
      return;
    }
    const colon = line.indexOf(":");
    // A line that begins with a colon is a comment.
    if (colon === 0) return;
    if (colon === -1) this.#field(line, "");
    else this.#field(line.slice(0, colon), line.slice(colon + (line[colon + 1] === " " ? 2 : 1)));
  }

  #field(name: string, value: string): void {
    switch (name) {
      case "data":
        this.#data.push(value);
        // The line break counts, or lines without anything in them would cost nothing.
        this.#dataLength += value.length + 1;
        this.#check();
        break;
      case "event":
        this.#type = value;
        break;
      case "id":
        if (!value.includes("\0")) this.#id = value;
        break;
      case "retry":
        if (/^\d+$/.test(value)) this.#observer.retry(Number(value));
    }
  }

  /** An event whose blank line did not come is not heard of, and neither is its id. */
  #dispatch(): void {
    const data = this.#data;
    const id = this.#id;
    const type = this.#type === "" ? "message" : this.#type;
    this.#id = undefined;
    this.#type = "";
    if (id !== undefined) this.#observer.lastId(id);
    const [first] = data;
    if (first === undefined) return;
    this.#data = [];
    this.#dataLength = 0;
    this.#observer.event(data.length === 1 ? first : data.join("\n"), type);
  }
}
