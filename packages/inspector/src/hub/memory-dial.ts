import type { Hub } from "./hub.ts";
import type { DialHub, HubListener, HubWire } from "./hub-dial.ts";
import type { HubReceiver } from "./hub-socket.ts";

/** Connects the capture of the hub's own process, without a socket. */
export function memoryDial(hub: Hub): DialHub {
  return (listener) => {
    const pair = new MemoryPair(listener);
    const receiver = hub.accept("producer", pair.far);
    if (receiver === undefined) return;
    pair.open(receiver);
  };
}

/** The two ends of a connection in one process. */
class MemoryPair {
  readonly #listener: HubListener;
  #receiver: HubReceiver | undefined;
  #isOver = false;

  constructor(listener: HubListener) {
    this.#listener = listener;
  }

  /** The hub's end. */
  readonly far = {
    buffered: 0,
    send: (text: string, left?: () => void) => {
      this.#listener.receive(text);
      if (left !== undefined) queueMicrotask(left);
    },
    close: (_code: number, reason: string) => this.#close(reason),
  };

  /** The producer's end. */
  readonly near: HubWire = {
    buffered: 0,
    send: (text, left) => {
      if (this.#isOver) return;
      this.#receiver?.receive(text);
      if (left !== undefined) queueMicrotask(left);
    },
    close: () => this.#close("Closed"),
  };

  open(receiver: HubReceiver): void {
    this.#receiver = receiver;
    this.#listener.opened(this.near);
  }

  #close(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#receiver?.closed();
    this.#listener.closed(reason);
  }
}
