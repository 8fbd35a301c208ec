import { type Decoded, decodeMessage, type JsonRpcMessage } from "@mcp-actors/protocol";
import { MediaType } from "@mcp-actors/protocol/http";
import type { Observable, Subscriber } from "rxjs";
import type { Channel, Facts } from "../channel.ts";
import { TransportError } from "../errors.ts";
import { encodeMessage } from "../framing/encode-message.ts";
import { oneConsumer } from "../one-consumer.ts";
import { endSession } from "./end-session.ts";
import { EventStream } from "./event-stream.ts";
import type { HttpHead, HttpObserver, HttpTransfer } from "./http-client.ts";
import { HttpEndpoint } from "./http-endpoint.ts";
import { type HttpOptions, type HttpSettings, httpSettings } from "./http-options.ts";
import { isEventStream } from "./is-event-stream.ts";
import { Posts } from "./posts.ts";
import { type Asked, cut, rejection } from "./rejection.ts";

/** What becomes of the stream before it is a channel. */
export interface EventSourceOpening {
  opened(channel: Channel): void;
  failed(error: TransportError): void;
}

/**
 * A channel over the two endpoints of 2024-11-05: a stream of events brings what the peer says, and names the
 * URL that takes what we say. It ends with the stream.
 *
 * spec: 2024-11-05 basic/transports#http-with-sse
 */
export class EventSourceChannel implements Channel, HttpObserver {
  readonly inbound$: Observable<Decoded>;
  readonly kind = "sse";
  readonly facts: Facts;
  readonly closed: Promise<void>;
  readonly #endpoint: HttpEndpoint;
  readonly #settings: HttpSettings;
  readonly #posts: Posts;
  readonly #asked: Asked;
  readonly #opening: EventSourceOpening;
  readonly #stream: EventStream;
  readonly #transfer: HttpTransfer;
  #target: URL | undefined;
  #subscriber: Subscriber<Decoded> | undefined;
  /** What came before anybody read the channel. */
  #early: Decoded[] = [];
  #ending: TransportError | "closed" | undefined;
  #release: () => void = () => {};

  constructor(url: string | URL, options: HttpOptions, opening: EventSourceOpening) {
    this.#endpoint = new HttpEndpoint(url, options);
    this.#settings = httpSettings(options);
    this.#opening = opening;
    this.#posts = new Posts(this.#endpoint, { inOrder: true });
    const { shown, url: origin } = this.#endpoint;
    this.facts = { principal: origin.origin, address: shown };
    this.#asked = { method: "GET", url: shown };
    this.#stream = new EventStream(this, this.#settings.maxMessageBytes);
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = oneConsumer((subscriber) => this.#read(subscriber));
    const headers = { accept: MediaType.EventStream };
    this.#transfer = this.#endpoint.send({ method: "GET", headers, isUrgent: true }, this);
  }

  send(message: JsonRpcMessage): boolean {
    if (this.#ending !== undefined || this.#target === undefined) return false;
    return this.#posts.send({
      url: this.#target,
      headers: { "content-type": MediaType.Json },
      body: encodeMessage(message),
      began: () => false,
      // What the peer did not take is missing from the channel, which is in order or not at all.
      failed: (error) => this.#end(error),
    });
  }

  drained(): Promise<void> {
    return this.#posts.drained();
  }

  /** Gives up a stream that is not a channel yet. */
  discard(): void {
    if (this.#target === undefined) this.#end("closed");
  }

  // --- the response ---

  head(head: HttpHead): void {
    if (!isEventStream(head)) this.#end(rejection(this.#asked, { status: head.status }));
  }

  chunk(bytes: Uint8Array): void {
    try {
      this.#stream.push(bytes);
    } catch (cause) {
      this.#end(TransportError.from(cause));
    }
  }

  end(): void {
    this.#end("closed");
  }

  failed(cause: unknown): void {
    this.#end(cut(this.#asked, cause));
  }

  // --- the events ---

  event(data: string, type: string): void {
    if (type === "endpoint") this.#name(data);
    else if (type === "message") this.#take(decodeMessage(data, this.#settings));
  }

  lastId(): void {}

  retry(): void {}

  /** spec: 2024-11-05 basic/transports: only a URL of the same origin is told what is meant for this server. */
  #name(uri: string): void {
    const { url, shown } = this.#endpoint;
    if (this.#target !== undefined) return;
    if (!URL.canParse(uri, url.href) || new URL(uri, url.href).origin !== url.origin) {
      this.#end(new TransportError("lost", `${shown} names an endpoint of another origin`));
      return;
    }
    this.#target = new URL(uri, url.href);
    this.#opening.opened(this);
  }

  #take(decoded: Decoded): void {
    if (this.#subscriber === undefined) this.#early.push(decoded);
    else this.#subscriber.next(decoded);
  }

  // --- its life ---

  #read(subscriber: Subscriber<Decoded>): () => void {
    this.#subscriber = subscriber;
    for (const decoded of this.#early.splice(0)) subscriber.next(decoded);
    if (this.#ending !== undefined) this.#tell(this.#ending);
    return () => this.#end("closed");
  }

  #end(ending: TransportError | "closed"): void {
    if (this.#ending !== undefined) return;
    this.#ending = ending;
    this.#transfer.abort();
    if (this.#target === undefined) this.#opening.failed(toError(ending, this.#asked));
    else this.#tell(ending);
    void endSession({
      endpoint: this.#endpoint,
      posts: this.#posts,
      fields: undefined,
      settings: this.#settings,
    }).then(this.#release);
  }

  #tell(ending: TransportError | "closed"): void {
    if (ending === "closed") this.#subscriber?.complete();
    else this.#subscriber?.error(ending);
  }
}

function toError(ending: TransportError | "closed", { method, url }: Asked): TransportError {
  return ending === "closed"
    ? new TransportError("unreachable", `${method} ${url} ended without naming an endpoint`)
    : ending;
}
