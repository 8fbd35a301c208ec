import {
  type Decoded,
  type Dialect,
  decodeMessage,
  ErrorCode,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type Request,
  type RequestId,
} from "@mcp-actors/protocol";
import type { Observable, Subscriber } from "rxjs";
import type { Facts } from "../channel.ts";
import { TransportError } from "../errors.ts";
import { exchangeStream } from "../exchange-stream.ts";
import { encodeMessage } from "../framing/encode-message.ts";
import type { Exchange, ExchangeObserver, Inbound, Link } from "../link.ts";
import { oneConsumer } from "../one-consumer.ts";
import { checkKeys } from "../options/check-keys.ts";
import type { WireTap } from "../wire-tap.ts";
import { endSession } from "./end-session.ts";
import { Expiry } from "./expiry.ts";
import { Gate } from "./gate.ts";
import type { HttpHead } from "./http-client.ts";
import { HttpEndpoint } from "./http-endpoint.ts";
import { type ExchangeHost, HttpExchange } from "./http-exchange.ts";
import { HTTP_LINK_KEYS } from "./http-keys.ts";
import { type HttpLinkOptions, type HttpSettings, httpSettings } from "./http-options.ts";
import { HttpSession } from "./http-session.ts";
import { MessageRouter, type RouterHost } from "./message-router.ts";
import type { OvertakenRequest } from "./overtaken-request.ts";
import { type Post, Posts } from "./posts.ts";
import { standingStream } from "./standing-stream.ts";
import type { StreamFollower, StreamTerms } from "./stream-follower.ts";

/**
 * A link to a server that speaks Streamable HTTP, of whatever revision: each exchange is a request of its own.
 *
 * Nothing is sent before something is opened. In a legacy revision it keeps the session, comes back to streams
 * that were cut, follows the stream of the session, and ends the session when its `inbound$` is unsubscribed.
 * Redirects are followed within one origin alone, so no header of the caller's reaches another.
 * Throws a `TypeError` where the URL is none of HTTP.
 */
export function httpLink(url: string | URL, options: HttpLinkOptions): Link {
  checkKeys("httpLink", options, HTTP_LINK_KEYS);
  return new HttpLink(url, options);
}

class HttpLink implements Link, ExchangeHost, RouterHost {
  dialect: Dialect;
  heard = 0;
  readonly kind = "http";
  readonly inbound$: Observable<Inbound>;
  readonly facts: Facts;
  readonly closed: Promise<void>;
  readonly endpoint: HttpEndpoint;
  readonly settings: HttpSettings;
  readonly overtaken = new Set<OvertakenRequest>();
  readonly #mirror: HttpLinkOptions["mirror"];
  readonly #session = new HttpSession();
  readonly #router = new MessageRouter(this);
  readonly #exchanges = new Map<RequestId, HttpExchange>();
  readonly #posts: Posts;
  /** Requests wait here until the session was confirmed. */
  readonly #gate = new Gate();
  readonly #expiry: Expiry;
  #standing: StreamFollower | undefined;
  #subscriber: Subscriber<Inbound> | undefined;
  #lastId = 0;
  #lost: TransportError | undefined;
  #isClosing = false;
  #tap: WireTap | undefined;
  #release: () => void = () => {};

  constructor(url: string | URL, options: HttpLinkOptions) {
    this.dialect = options.dialect;
    this.settings = httpSettings(options);
    this.endpoint = new HttpEndpoint(url, options);
    this.facts = { principal: this.endpoint.url.origin, address: this.endpoint.shown };
    this.#mirror = options.mirror;
    this.#posts = new Posts(this.endpoint);
    this.#expiry = new Expiry({
      shown: this.endpoint.shown,
      settings: this.settings,
      isAwaited: () => [...this.#exchanges.values()].some(({ awaitsHead }) => awaitsHead),
      over: () => this.#end(),
    });
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = oneConsumer((subscriber) => {
      this.#subscriber = subscriber;
      return () => this.#close();
    });
  }

  get over() {
    return this.#lost !== undefined;
  }

  get openExchanges() {
    return this.#exchanges.size;
  }

  speak(dialect: Dialect): void {
    this.dialect = dialect;
  }

  open(request: Request, observer: ExchangeObserver): Exchange {
    this.#lastId += 1;
    const id = this.#lastId;
    const exchange = new HttpExchange(this, { id, method: request.method }, observer);
    if (this.#lost !== undefined) {
      const error = this.#lost.code === "expired" ? this.#expiry.error(true) : this.#lost;
      queueMicrotask(() => exchange.lost(error));
      return exchange;
    }
    const message = this.dialect.prepare(request, id);
    const body = encodeMessage(message);
    const mirrored = this.dialect.era === "modern" ? this.#mirror?.(message) : undefined;
    this.#exchanges.set(id, exchange);
    this.#tap?.sent(message, String(id));
    this.#gate.pass(() => exchange.send({ ...this.#fieldsOf(message), ...mirrored }, body));
    return exchange;
  }

  exchange(request: Request) {
    return exchangeStream(this, request);
  }

  send(message: Parameters<Link["send"]>[0]): boolean {
    if (this.over) return false;
    const isConfirmation =
      "method" in message && this.dialect.era === "legacy" && !this.#session.isOpen;
    const settled = isConfirmation ? this.#confirm() : undefined;
    // An answer is one, however often it is given.
    return this.#post(message, {
      isRepeatable: isConfirmation || !("method" in message),
      settled,
    });
  }

  tap(tap: WireTap): void {
    this.#tap = tap;
    this.endpoint.tap(tap);
  }

  drained(): Promise<void> {
    return this.#posts.drained();
  }

  // --- what exchanges need ---

  get streamTerms(): StreamTerms {
    return this.#terms(this.dialect.era === "legacy" ? "resumed" : "never");
  }

  began(head: HttpHead): TransportError | undefined {
    this.heard += 1;
    this.#session.adopt(head, this.dialect);
    if (this.#session.isForgotten(head)) return this.forgotten();
    this.#expiry.look();
    return undefined;
  }

  forgotten(): TransportError | undefined {
    if (this.#session.id === undefined) return undefined;
    if (!this.over) {
      this.#lost = this.#expiry.error(false);
      this.#expiry.begin();
    }
    this.#expiry.look();
    return this.#expiry.error(true);
  }

  deliver(decoded: Decoded, exchange: HttpExchange, take?: () => void): void {
    this.heard += 1;
    this.#hear(decoded, exchange, take);
  }

  #hear(decoded: Decoded, exchange: HttpExchange | undefined, take?: () => void): void {
    this.#tap?.received(decoded, exchange && String(exchange.id));
    if (take === undefined) this.#router.route(decoded, exchange);
    else take();
    this.#tap?.handled();
  }

  settled(exchange: HttpExchange): void {
    this.#exchanges.delete(exchange.id);
    this.#expiry.look();
  }

  withdraw({ id, method }: HttpExchange, reason: string | undefined): boolean {
    // spec: 2026-07-28 basic/patterns/cancellation: over HTTP the end of the response says it.
    if (this.dialect.era === "modern" || this.over) return false;
    const cancel = this.dialect.cancel(id, method, reason);
    if (cancel !== undefined) this.#post(cancel, { isRepeatable: true });
    return cancel !== undefined;
  }

  unreached(error: TransportError): void {
    if (!this.over) this.inbound({ kind: "unreached", error });
  }

  // --- what the router needs ---

  exchangeOf(id: RequestId): HttpExchange | undefined {
    return this.#exchanges.get(id);
  }

  wasAllotted(id: RequestId): boolean {
    return typeof id === "number" && id > 0 && id <= this.#lastId;
  }

  inbound(inbound: Inbound): void {
    this.#subscriber?.next(inbound);
  }

  // --- the session ---

  #post(
    message: Parameters<Link["send"]>[0],
    { isRepeatable, settled }: Pick<Post, "isRepeatable" | "settled">,
  ): boolean {
    this.#tap?.sent(message);
    return this.#posts.send({
      headers: this.#fieldsOf("method" in message ? message : undefined),
      body: encodeMessage(message),
      isRepeatable,
      began: (head) => this.began(head) !== undefined,
      failed: (error) => this.#complain(error),
      settled,
    });
  }

  #fieldsOf(message: JsonRpcRequest | JsonRpcNotification | undefined) {
    return this.#session.postFields(this.dialect, message);
  }

  /** The first word after the opening must arrive before any request does. */
  #confirm(): () => void {
    this.#session.confirm();
    this.#gate.shut();
    // The stream of the session is asked for ahead of all requests, over the connection that is free in a moment.
    return () =>
      queueMicrotask(() => {
        if (this.over) return;
        this.#standing = standingStream(this.#terms("anew"), {
          message: (text) => this.#hear(decodeMessage(text, this.settings), undefined),
          gap: () => this.inbound({ kind: "gap" }),
          forgotten: () => this.forgotten(),
        });
        this.#standing.open();
        this.#gate.open();
      });
  }

  #terms(comesBack: StreamTerms["comesBack"]): StreamTerms {
    const { endpoint, settings } = this;
    const fields = (lastEventId: string | undefined) =>
      this.#session.streamFields(this.dialect, lastEventId);
    return { endpoint, settings, fields, comesBack };
  }

  /** What became of a message that has no answer: for a log. */
  #complain({ message }: Error): void {
    if (this.over) return;
    const error = { code: ErrorCode.InternalError, message };
    this.inbound({ kind: "unreadable", error, excerpt: "" });
  }

  #end(): void {
    if (this.#lost === undefined || this.#isClosing) return;
    this.#loseAll(this.#lost, this.#expiry.error(true));
    this.#subscriber?.error(this.#lost);
  }

  #loseAll(error: TransportError, unsent = error): void {
    for (const exchange of [...this.#exchanges.values()]) {
      exchange.lost(exchange.hasLeft ? error : unsent);
    }
  }

  #close(): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const session = this.over ? undefined : this.#session.id;
    this.#tap?.closed(this.#lost);
    this.#lost ??= new TransportError("lost", "The link was closed");
    this.#expiry.stop();
    this.#standing?.stop();
    for (const request of [...this.overtaken]) request.end();
    this.#loseAll(this.#lost);
    void endSession({
      endpoint: this.endpoint,
      posts: this.#posts,
      fields: session === undefined ? undefined : this.#session.endFields(this.dialect),
      settings: this.settings,
    }).then(this.#release);
  }
}
