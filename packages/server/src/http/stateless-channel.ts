import type { JsonRpcMessage, JsonRpcRequest, RequestId } from "@mcp-actors/protocol";
import { type Arrival, type Facts, oneConsumer, type StreamedChannel } from "@mcp-actors/transport";
import type { Observable, Subscriber } from "rxjs";
import type { StreamTerms } from "./event-stream.ts";
import type { HttpExchange } from "./http-exchange.ts";
import { StatelessReply } from "./stateless-reply.ts";

const TAKEN = Promise.resolve();

/** All requests of one client that speak for themselves, each in a reply of its own. */
export class StatelessChannel implements StreamedChannel {
  readonly inbound$: Observable<Arrival>;
  readonly kind = "http";
  readonly facts: Facts;
  readonly closed: Promise<void>;
  readonly #terms: StreamTerms;
  readonly #json: boolean;
  readonly #onIdle: () => void;
  /** Under keys of ours: callers choose their ids without knowing of each other. */
  readonly #replies = new Map<RequestId, StatelessReply>();
  #subscriber: Subscriber<Arrival> | undefined;
  #lastKey = 0;
  #release: () => void = () => {};

  /** @param onIdle - Called whenever no request is open any more. */
  constructor(facts: Facts, terms: StreamTerms & { readonly json: boolean }, onIdle: () => void) {
    this.facts = facts;
    this.#terms = terms;
    this.#json = terms.json;
    this.#onIdle = onIdle;
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = oneConsumer((subscriber) => {
      this.#subscriber = subscriber;
      return () => this.#close();
    });
  }

  get openStreams(): number {
    return this.#replies.size;
  }

  /** Whether requests can be taken. */
  get isOpen(): boolean {
    return this.#subscriber !== undefined;
  }

  take(message: JsonRpcRequest, facts: Facts, exchange: HttpExchange): void {
    this.#lastKey += 1;
    const key = this.#lastKey;
    const reply = new StatelessReply(exchange, this.#terms, this.#json);
    this.#replies.set(key, reply);
    this.#subscriber?.next({ kind: "request", message, key, facts });
    // spec: 2026-07-28 basic/patterns/cancellation: closing the response is cancelling. It may have been before.
    exchange.onGone(() => this.#gone(key, reply));
  }

  send(message: JsonRpcMessage, within?: RequestId): boolean {
    const reply = within === undefined ? undefined : this.#replies.get(within);
    if (within === undefined || reply === undefined) return true;
    if ("method" in message) return reply.notify(message);
    this.#replies.delete(within);
    reply.answer(message);
    this.#look();
    return true;
  }

  drained(within?: RequestId): Promise<void> {
    return (within === undefined ? undefined : this.#replies.get(within)?.drained()) ?? TAKEN;
  }

  #gone(key: RequestId, reply: StatelessReply): void {
    reply.release();
    if (!this.#replies.delete(key)) return;
    this.#subscriber?.next({ kind: "departure", key, reason: "The client closed its request" });
    this.#look();
  }

  #look(): void {
    if (this.#replies.size === 0) this.#onIdle();
  }

  #close(): void {
    this.#subscriber = undefined;
    for (const reply of this.#replies.values()) reply.abandon();
    this.#replies.clear();
    this.#release();
  }
}
