import type { JsonRpcMessage } from "@mcp-actors/protocol";
import type { Channel } from "@mcp-actors/transport";

/** A channel in memory whose outbox has a mark, and is drained by hand. */
export class NarrowChannel implements Channel {
  readonly facts;
  readonly inbound$;
  readonly closed;
  readonly #wire: Channel;
  readonly #mark: number;
  #unread = 0;
  #waiting: (() => void)[] = [];

  /** @param mark - How many messages may be unread before it is full. */
  constructor(wire: Channel, mark: number) {
    this.#wire = wire;
    this.#mark = mark;
    this.facts = wire.facts;
    this.inbound$ = wire.inbound$;
    this.closed = wire.closed;
  }

  send(message: JsonRpcMessage): boolean {
    this.#wire.send(message);
    this.#unread += 1;
    return this.#unread <= this.#mark;
  }

  drained(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The peer read everything. */
  drain(): void {
    this.#unread = 0;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
