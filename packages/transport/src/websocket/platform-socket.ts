import { CloseCode } from "./close-code.ts";
import { oversized } from "./oversized.ts";
import type { TextListener, TextSocket } from "./text-socket.ts";

/** How often it is looked whether a text has left, in ms. */
const LOOK = 4;
/** Most bytes that one UTF-16 unit takes. */
const UNIT = 3;

/** The WebSocket that browsers, Deno and Bun have. */
export class PlatformSocket implements TextSocket {
  readonly #socket: WebSocket;
  readonly #maxBytes: number;

  constructor(socket: WebSocket, maxBytes: number) {
    this.#socket = socket;
    this.#maxBytes = maxBytes;
  }

  get buffered(): number {
    return this.#socket.bufferedAmount;
  }

  listen(listener: TextListener): void {
    this.#socket.addEventListener("message", ({ data }) => {
      const text: unknown = data;
      if (typeof text !== "string") listener.binary();
      else if (this.#exceeds(text)) listener.failed(oversized(this.#maxBytes));
      else listener.text(text);
    });
    this.#socket.addEventListener("close", ({ code, reason }) => listener.ended(code, reason));
  }

  send(text: string, onLeft?: () => void): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(text);
    if (onLeft !== undefined) this.#watch(this.#socket.bufferedAmount, onLeft);
  }

  pause(): void {
    // It reads on whatever happens.
  }

  resume(): void {}

  close(code: number): void {
    // A page may close with this one code of the specification's, and with those that are nobody's.
    this.#socket.close(code === CloseCode.Normal ? code : code + 3000);
  }

  cut(): void {
    this.#socket.close();
  }

  #exceeds(text: string): boolean {
    if (text.length * UNIT <= this.#maxBytes) return false;
    return text.length > this.#maxBytes || new TextEncoder().encode(text).length > this.#maxBytes;
  }

  #watch(before: number, onLeft: () => void): void {
    setTimeout(() => {
      const { bufferedAmount, readyState } = this.#socket;
      if (readyState !== WebSocket.OPEN) return;
      if (bufferedAmount < before) onLeft();
      if (bufferedAmount > 0) this.#watch(bufferedAmount, onLeft);
    }, LOOK);
  }
}
