import type { TextWriter, WriterBounds } from "../framing/text-writer.ts";
import type { TextSocket } from "./text-socket.ts";

/** Writes each text as a frame of a WebSocket, which the platform buffers for us. */
export class FrameWriter implements TextWriter {
  readonly unit = "bytes";
  readonly #socket: TextSocket;
  readonly #mark: number;
  readonly #limit: number;
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
    const { buffered } = this.#socket;
    if (buffered === 0) this.#longest = 0;
    this.#longest = Math.max(this.#longest, text.length);
    const hasRoom = buffered + text.length <= this.#mark;
    // To be told of what leaves has its price on every platform.
    if (hasRoom) this.#socket.send(text);
    else this.#socket.send(text, this.#onLeft);
    return hasRoom;
  }

  end(): void {
    // The socket is closed by the channel, behind what was sent.
  }

  drop(): void {}
}
