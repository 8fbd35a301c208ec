import { classify, type Decoded, type JsonRpcMessage } from "@mcp-actors/protocol";
import type { Observable, Subscriber } from "rxjs";
import { type Channel, type Facts, LOCAL } from "../channel.ts";
import { oneConsumer } from "../one-consumer.ts";

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

/** Whoever waits for it goes on in the next microtask, which hosts make cheaper than `queueMicrotask`. */
const NEXT = Promise.resolve();

class MemoryChannel implements Channel {
  readonly kind = "memory";
  readonly facts: Facts;
  readonly inbound$: Observable<Decoded>;
  readonly closed: Promise<void>;
  #far: MemoryChannel | undefined;
  #subscriber: Subscriber<Decoded> | undefined;
  #queue: JsonRpcMessage[] = [];
  #scheduled = false;
  #ended = false;
  #release: () => void = () => {};

  constructor(facts: Facts) {
    this.facts = facts;
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = oneConsumer((subscriber) => {
      this.#subscriber = subscriber;
      this.#schedule();
      return () => this.#close();
    });
  }

  join(far: MemoryChannel): void {
    this.#far = far;
  }

  send(message: JsonRpcMessage): boolean {
    if (this.#ended || this.#far === undefined) return false;
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

  /** The far end closed: what it sent before is still delivered. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    if (this.#subscriber === undefined) this.#release();
    else this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled || this.#subscriber === undefined) return;
    this.#scheduled = true;
    void NEXT.then(this.#deliver);
  }

  readonly #deliver = (): void => {
    // What arrives while delivering joins the same queue, behind what is there.
    for (let at = 0; at < this.#queue.length; at += 1) {
      const message = this.#queue[at];
      if (message !== undefined) this.#subscriber?.next(classify(message));
    }
    this.#scheduled = false;
    this.#queue = [];
    if (this.#ended) this.#subscriber?.complete();
  };

  #close(): void {
    this.#subscriber = undefined;
    this.#queue = [];
    this.#release();
    if (this.#ended) return;
    this.#ended = true;
    this.#far?.end();
  }
}
