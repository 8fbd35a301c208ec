import { classify, type Decoded, type JsonRpcMessage } from "@mcp-actors/protocol";
import { Observable, type Subscriber } from "rxjs";
import { type Channel, type Facts, LOCAL } from "../channel.ts";
import type { TransportError } from "../errors.ts";

/**
 * Two channels, each the other's far end, in one process.
 *
 * Messages pass by reference and are delivered from a queue in a microtask,
 * never inside `send`.
 */
export function memoryPair(facts: Facts = LOCAL): readonly [Channel, Channel] {
  const near = new MemoryChannel(facts);
  const far = new MemoryChannel(facts);
  near.join(far);
  far.join(near);
  return [near, far];
}

type Ending = "closed" | TransportError;

class MemoryChannel implements Channel {
  readonly facts: Facts;
  readonly inbound$: Observable<Decoded>;
  readonly closed: Promise<void>;
  #far: MemoryChannel | undefined;
  #subscriber: Subscriber<Decoded> | undefined;
  #queue: JsonRpcMessage[] = [];
  #scheduled = false;
  #ending: Ending | undefined;
  #release: () => void = () => {};

  constructor(facts: Facts) {
    this.facts = facts;
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = new Observable((subscriber) => {
      if (this.#subscriber !== undefined)
        throw new Error("unreachable: a channel has one consumer");
      this.#subscriber = subscriber;
      this.#schedule();
      return () => this.#close();
    });
  }

  join(far: MemoryChannel): void {
    this.#far = far;
  }

  send(message: JsonRpcMessage): boolean {
    if (this.#ending !== undefined || this.#far === undefined) return false;
    this.#far.take(message);
    return true;
  }

  drained(): Promise<void> {
    return Promise.resolve();
  }

  take(message: JsonRpcMessage): void {
    this.#queue.push(message);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled || this.#subscriber === undefined) return;
    this.#scheduled = true;
    queueMicrotask(this.#deliver);
  }

  readonly #deliver = (): void => {
    this.#scheduled = false;
    // What arrives while delivering joins the same queue, behind what is there.
    for (let at = 0; at < this.#queue.length; at += 1) {
      const message = this.#queue[at];
      if (message !== undefined) this.#subscriber?.next(classify(message));
    }
    this.#queue = [];
    if (this.#ending === undefined) return;
    const subscriber = this.#subscriber;
    this.#subscriber = undefined;
    if (this.#ending === "closed") subscriber?.complete();
    else subscriber?.error(this.#ending);
    this.#release();
  };

  #close(): void {
    this.#subscriber = undefined;
    this.#queue = [];
    this.#release();
    if (this.#ending !== undefined) return;
    this.#ending = "closed";
    this.#far?.end("closed");
  }

  end(ending: Ending): void {
    if (this.#ending !== undefined) return;
    this.#ending = ending;
    this.#schedule();
  }
}
