import { WebSocket } from "ws";
import type { HubReceiver, HubSocket } from "../hub/hub-socket.ts";

/** How long a peer may take to close, in ms, before it is cut off. */
const CLOSE_GRACE = 1000;

/** A WebSocket of `ws` as the hub uses it. */
export class NodeHubSocket implements HubSocket {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("error", () => socket.terminate());
  }

  get buffered(): number {
    return this.#socket.bufferedAmount;
  }

  send(text: string, left?: () => void): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(text, (error) => {
      if (error == null) left?.();
    });
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // One that reads nothing never hears that it is to go.
    setTimeout(() => this.#socket.terminate(), CLOSE_GRACE).unref();
  }

  /** A fault in here ends this connection, and not the program that the hub is in. */
  #hand(text: string, receiver: HubReceiver): void {
    try {
      receiver.receive(text);
    } catch {
      this.close(1011, "The hub failed on that");
    }
  }

  /** Has somebody hear what comes. */
  feed(receiver: HubReceiver): void {
    this.#socket.on("message", (bytes: Buffer, isBinary: boolean) => {
      if (isBinary) this.close(1003, "Only text is understood");
      else this.#hand(bytes.toString(), receiver);
    });
    this.#socket.once("close", () => receiver.closed());
  }
}
