import type { TextWriter, WriterBounds } from "../framing/text-writer.ts";
import type { TextSocket } from "./text-socket.ts";

/** Most bytes that one UTF-16 unit takes, and most that stand before the text of a frame. */
const UNIT = 3;
const HEADER = 14;

/** Writes each text as a frame of a WebSocket, which the platform buffers for us. */
export class FrameWriter implements TextWriter {
  readonly unit = "bytes";
  readonly #socket: TextSocket;
  readonly #mark: number;
  readonly #limit: number;
  /** Bytes of the longest text that may still be to leave. */
  #longest = 0;
  #onLeft: () => void = () => {};

  constructor(socket: TextSocket, { mark, limit }: WriterBounds) {
    this.#socket = socket;
    this.#mark = mark;
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#socket.buffered > this.#mark;
  }

  get overflows(): boolean {
    return this.#socket.buffered - this.#longest > this.#limit;
  }

  listen(onLeft: () => void): void {
    this.#onLeft = onLeft;
  }

  put(text: string): boolean {
    const before = this.#socket.buffered;
    if (before === 0) this.#longest = 0;
    // To be told of what leaves has its price on every platform.
    if (before + UNIT * text.length + HEADER <= this.#mark) this.#socket.send(text);
    else this.#socket.send(text, this.#onLeft);
    this.#longest = Math.max(this.#longest, text.length, this.#socket.buffered - before);
    return !this.isFull;
  }

  end(): void {
    // The socket is closed by the channel, behind what was sent.
  }

  drop(): void {}
}
