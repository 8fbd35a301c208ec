import {
  type Decoded,
  type DecodedBatch,
  type Dialect,
  ErrorCode,
  type JsonRpcAnswer,
  type JsonRpcMessage,
  type Request,
  type RequestId,
} from "@mcp-actors/protocol";
import type { Observable, Observer, Subscriber } from "rxjs";
import { closedByPeer } from "./closed-by-peer.ts";
import { TransportError } from "./errors.ts";
import { exchangeStream } from "./exchange-stream.ts";
import { IdTable } from "./id-table.ts";
import type { Exchange, ExchangeObserver, Inbound, Link, StrayReason } from "./link.ts";
import { oneConsumer } from "./one-consumer.ts";
import type { Arrival, StreamedChannel } from "./streamed-channel.ts";
import type { WireTap } from "./wire-tap.ts";

type DecodedNotification = Extract<Decoded, { readonly kind: "notification" }>;

/** Makes a link of a channel: requests share it, answers find their exchange by id. */
export function multiplex(
  channel: StreamedChannel,
  dialect: Dialect,
  options: MultiplexOptions = {},
): Link {
  return new MultiplexedLink(channel, dialect, options.lastId ?? 0);
}

/** What a link can be told of those before it. */
export interface MultiplexOptions {
  /** The last id that was allotted before, where a session goes on over a new channel; default 0. */
  readonly lastId?: number | undefined;
}

class MultiplexedLink implements Link, Observer<Arrival> {
  dialect: Dialect;
  heard = 0;
  hasRoom = true;
  readonly inbound$: Observable<Inbound>;
  readonly #channel: StreamedChannel;
  // Made with the first of them: of sessions that are kept most never ask.
  #exchanges: IdTable<OpenExchange> | undefined;
  #subscriber: Subscriber<Inbound> | undefined;
  #lastId: number;
  #lost: TransportError | undefined;
  #tap: WireTap | undefined;

  constructor(channel: StreamedChannel, dialect: Dialect, lastId: number) {
    this.dialect = dialect;
    this.#lastId = lastId;
    this.#channel = channel;
    this.inbound$ = oneConsumer((subscriber) => {
      this.#subscriber = subscriber;
      const reading = channel.inbound$.subscribe(this);
      return () => {
        reading.unsubscribe();
        this.#lose(new TransportError("lost", "The channel was closed"));
      };
    });
  }

  /** The channel brought something. */
  next(decoded: Arrival): void {
    const subscriber = this.#subscriber;
    if (subscriber === undefined) return;
    if (this.#tap === undefined) {
      this.#receive(decoded, subscriber);
      return;
    }
    this.#tap.received(decoded);
    this.#receive(decoded, subscriber);
    this.#tap.handled();
  }

  /** The channel was lost. */
  error(error: unknown): void {
    const problem = TransportError.from(error);
    this.#lose(problem, problem);
    this.#subscriber?.error(this.#lost);
  }

  /** The channel is over, in good order. */
  complete(): void {
    this.#lose(new TransportError("lost", closedByPeer(this.facts)));
    this.#subscriber?.complete();
  }

  get facts() {
    return this.#channel.facts;
  }

  get kind() {
    return this.#channel.kind;
  }

  get unended() {
    return this.#channel.unended;
  }

  tap(tap: WireTap): void {
    this.#tap = tap;
  }

  get closed() {
    return this.#channel.closed;
  }

  get over() {
    return this.#lost !== undefined;
  }

  get openExchanges() {
    return this.#exchanges?.size ?? 0;
  }

  speak(dialect: Dialect): void {
    this.dialect = dialect;
  }

  get openStreams() {
    return this.#channel.openStreams;
  }

  open(request: Request, observer: ExchangeObserver, within?: RequestId): Exchange {
    this.#lastId += 1;
    const exchange = new OpenExchange(this, this.#lastId, request.method, observer);
    // No answer comes inside send, and a request that cannot be written leaves nothing behind.
    if (!this.over) this.hasRoom = this.#send(this.dialect.prepare(request, exchange.key), within);
    // What is sent last may show that the channel is gone.
    if (this.#lost === undefined) this.#keep(exchange);
    else this.#loseSoon(exchange, this.#lost);
    return exchange;
  }

  exchange(request: Request) {
    return exchangeStream(this, request);
  }

  send(message: Parameters<Link["send"]>[0], within?: RequestId): boolean {
    this.hasRoom = this.#send(message, within);
    return this.hasRoom;
  }

  drained(within?: RequestId): Promise<void> {
    return this.#channel.drained(within);
  }

  hold(until: Promise<unknown>): void {
    this.#channel.hold?.(until);
  }

  closeStream(within: RequestId, retryAfter?: number): void {
    this.#channel.closeStream?.(within, retryAfter);
  }

  abandon(exchange: OpenExchange, reason?: string): void {
    this.#exchanges?.delete(exchange.key);
    if (this.#lost !== undefined) return;
    const cancel = this.dialect.cancel(exchange.key, exchange.method, reason);
    if (cancel !== undefined) this.#send(cancel);
  }

  #keep(exchange: OpenExchange): void {
    this.#exchanges ??= new IdTable();
    this.#exchanges.add(exchange);
  }

  #loseSoon(exchange: OpenExchange, error: TransportError): void {
    queueMicrotask(() => exchange.lost(error));
  }

  #send(message: JsonRpcMessage, within?: RequestId): boolean {
    const hasRoom = this.#channel.send(message, within);
    this.#tap?.sent(message);
    return hasRoom;
  }

  #receive(decoded: Arrival, subscriber: Subscriber<Inbound>): void {
    this.heard += 1;
    switch (decoded.kind) {
      case "result":
      case "error":
        this.#answer(decoded.message, subscriber);
        break;
      case "notification":
        this.#notify(decoded, subscriber);
        break;
      case "batch":
        this.#unpack(decoded, subscriber);
        break;
      default:
        subscriber.next(decoded);
    }
  }

  #answer(message: JsonRpcAnswer, subscriber: Subscriber<Inbound>): void {
    const { id } = message;
    const exchange = id === undefined ? undefined : this.#exchanges?.get(id);
    if (exchange === undefined) {
      subscriber.next({ kind: "stray", reason: this.#strayReason(id), message });
      return;
    }
    this.#exchanges?.delete(exchange.key);
    exchange.answered(message);
  }

  #notify(decoded: DecodedNotification, subscriber: Subscriber<Inbound>): void {
    const { message } = decoded;
    const key = this.dialect.belongsTo(message);
    if (key === undefined) {
      subscriber.next(decoded);
      return;
    }
    const exchange = this.#exchanges?.get(key);
    if (exchange !== undefined) exchange.observer?.related(message);
    else subscriber.next({ kind: "stray", reason: this.#strayReason(key), message });
  }

  #unpack(batch: DecodedBatch, subscriber: Subscriber<Inbound>): void {
    // An array of answers is taken whatever the revision; one that asks is taken where the revision has batches.
    const asks = batch.members.some(({ kind }) => kind !== "result" && kind !== "error");
    if (asks && !this.dialect.batches) {
      const message = `Batches are not part of ${this.dialect.revision}`;
      const error = { code: ErrorCode.InvalidRequest, message };
      subscriber.next({ kind: "unreadable", error, excerpt: "" });
      return;
    }
    for (const member of batch.members) this.#receive(member, subscriber);
  }

  #strayReason(id: RequestId | undefined): StrayReason {
    if (id === undefined) return "anonymous";
    return typeof id === "number" && id > 0 && id <= this.#lastId ? "late" : "unknown";
  }

  /** @param problem - Why, where nobody meant it. */
  #lose(error: TransportError, problem?: TransportError): void {
    if (this.#lost !== undefined) return;
    this.#lost = error;
    this.#tap?.closed(problem);
    const exchanges = this.#exchanges?.values() ?? [];
    this.#exchanges?.clear();
    for (const exchange of exchanges) exchange.lost(error);
  }
}

/** One entry of the table; holding the observer until it is over lets a late message find nobody. */
class OpenExchange implements Exchange {
  /** Its id on the wire. */
  readonly key: number;
  readonly method: string;
  observer: ExchangeObserver | undefined;
  readonly #link: MultiplexedLink;

  constructor(link: MultiplexedLink, key: number, method: string, observer: ExchangeObserver) {
    this.#link = link;
    this.key = key;
    this.method = method;
    this.observer = observer;
  }

  answered(answer: JsonRpcAnswer): void {
    const { observer } = this;
    this.observer = undefined;
    observer?.answered(answer);
  }

  lost(error: TransportError): void {
    const { observer } = this;
    this.observer = undefined;
    observer?.lost(error);
  }

  abandon(reason?: string): void {
    if (this.observer === undefined) return;
    this.observer = undefined;
    this.#link.abandon(this, reason);
  }
}
