import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import { oversized } from "./oversized.ts";
import { PingWatch } from "./ping-watch.ts";
import type { TextListener, TextSocket } from "./text-socket.ts";

/** What a WebSocket on Node is made of. */
export interface NodeSocketParts {
  readonly socket: WebSocket;
  /** What its frames travel on. */
  readonly wire: Duplex;
  readonly maxMessageBytes: number;
  /** How often a silent peer is pinged, in ms. */
  readonly pingInterval: number;
}

/** How many texts leave in one write at most: while the peer reads those, the next are made. */
const BURST = 16;

/** The WebSocket of `ws`: texts that are sent in one turn of the event loop leave in few writes. */
export class NodeSocket implements TextSocket {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #maxBytes: number;
  readonly #pingInterval: number;
  #isCorked = false;
  #held = 0;

  constructor({ socket, wire, maxMessageBytes, pingInterval }: NodeSocketParts) {
    this.#socket = socket;
    this.#wire = wire;
    this.#maxBytes = maxMessageBytes;
    this.#pingInterval = pingInterval;
  }

  get buffered(): number {
    return this.#socket.bufferedAmount;
  }

  listen(listener: TextListener): void {
    const socket = this.#socket;
    const pings = new PingWatch({
      socket,
      wire: this.#wire as Socket,
      interval: this.#pingInterval,
      onSilent: (cause) => {
        listener.failed(cause);
        this.cut();
      },
    });
    socket.on("message", (message: RawData, isBinary) => {
      // As it is by default, the bytes of all fragments come in one buffer.
      if (isBinary) listener.binary();
      else listener.text((message as Buffer).toString());
    });
    socket.on("error", (cause) =>
      listener.failed(isTooLong(cause) ? oversized(this.#maxBytes) : cause),
    );
    socket.once("close", (code, reason) => {
      pings.stop();
      listener.ended(code, String(reason));
    });
  }

  send(text: string, onLeft?: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#cork();
    this.#socket.send(text, onLeft);
    this.#held += 1;
    if (this.#held < BURST) return;
    this.#held = 0;
    this.#wire.uncork();
    this.#wire.cork();
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  cut(): void {
    this.#socket.terminate();
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#wire.cork();
    // Runs when the microtasks of this turn are through, so that what they send joins in.
    process.nextTick(this.#uncork);
  }

  readonly #uncork = (): void => {
    this.#isCorked = false;
    this.#held = 0;
    this.#wire.uncork();
  };
}

function isTooLong(cause: Error): boolean {
  return "code" in cause && cause.code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH";
}
