import {
  type DecodedMessage,
  findRevision,
  isRequestId,
  type JsonRpcMessage,
  type RequestId,
  type Revision,
} from "@mcp-actors/protocol";
import { type HeaderFields, HttpHeader, httpStatus } from "@mcp-actors/protocol/http";
import {
  type Arrival,
  encodeMessage,
  type Facts,
  oneConsumer,
  type StreamedChannel,
  TransportError,
} from "@mcp-actors/transport";
import type { Observable, Subscriber } from "rxjs";
import type { ServedLink } from "../server.ts";
import { EarlyCancels } from "./early-cancels.ts";
import type { StoredEvent } from "./event-store.ts";
import type { StreamTerms } from "./event-stream.ts";
import type { Idleness } from "./idleness.ts";
import type { Post } from "./post.ts";
import { retryFields } from "./refuse.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import type { SessionRecord } from "./session-store.ts";
import { SessionStream } from "./session-stream.ts";
import type { StreamOwner } from "./stream-owner.ts";

/** A session as it begins or goes on. */
export interface SessionChannelOptions {
  /** What names it on the wire; undefined where nothing does, for it ends with its first POST. */
  readonly id?: string | undefined;
  readonly facts: Facts;
  /** As it rested, where it goes on. */
  readonly record?: SessionRecord | undefined;
}

/** Beside all requests. */
const STANDALONE = 0;
const TAKEN = Promise.resolve();

/** One session over HTTP: whatever brings a message, and in whichever reply one leaves. */
export class SessionChannel implements StreamedChannel, StreamOwner {
  readonly inbound$: Observable<Arrival>;
  readonly id: string | undefined;
  readonly kind = "http";
  readonly facts: Facts;
  readonly closed: Promise<void>;
  /** The link that serves it. */
  link: ServedLink | undefined;
  /** Its place among those in which nothing is open, once it had one. */
  idleness: Idleness | undefined;
  readonly #keeper: SessionKeeper;
  readonly #streams = new Map<RequestId, SessionStream>();
  readonly #early = new EarlyCancels();
  readonly #standalone: SessionStream;
  readonly #record: SessionRecord | undefined;
  #subscriber: Subscriber<Arrival> | undefined;
  #revision: Revision | undefined;
  #lastStream: number;
  #lastId: number;
  #release: () => void = () => {};

  constructor(keeper: SessionKeeper, { id, facts, record }: SessionChannelOptions) {
    this.id = id;
    this.facts = facts;
    this.#keeper = keeper;
    this.#record = record;
    this.#lastStream = record?.lastStream ?? STANDALONE;
    this.#lastId = record?.lastId ?? 0;
    const awaited = Number.POSITIVE_INFINITY;
    this.#standalone = new SessionStream(this, { number: STANDALONE, awaited });
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = oneConsumer((subscriber) => {
      this.#subscriber = subscriber;
      return () => this.#close();
    });
  }

  get terms(): StreamTerms {
    return this.#keeper.terms;
  }

  get json(): boolean {
    return this.#keeper.json;
  }

  get isResumable(): boolean {
    return this.#keeper.isResumable;
  }

  get polling(): boolean {
    return this.#agreed?.polling === true;
  }

  /** Whether arrays of messages may come. */
  get takesBatches(): boolean {
    return this.#agreed?.batches === true;
  }

  /** Whether it can be used. */
  get isOpen(): boolean {
    return this.#subscriber !== undefined;
  }

  /** Whether something is open in it, which is in this process alone. */
  get isBusy(): boolean {
    return this.#streams.size > 0 || this.#standalone.isWatched;
  }

  get openStreams(): number {
    return this.#streams.size + (this.#standalone.isWatched ? 1 : 0);
  }

  /** What is needed to go on with it elsewhere; undefined before it was opened. */
  get record(): SessionRecord | undefined {
    const snapshot = this.link === undefined ? this.#record?.snapshot : this.link.snapshot;
    if (snapshot === undefined) return undefined;
    const { principal } = this.facts;
    return { principal, snapshot, lastId: this.#lastId, lastStream: this.#lastStream };
  }

  /** Whether a request of that id is in flight. */
  has(id: RequestId): boolean {
    return this.#streams.has(id);
  }

  /** The stream of a number, if it is not over; the one beside all requests has the number 0. */
  streamOf(number: number): SessionStream | undefined {
    if (number === STANDALONE) return this.#standalone;
    for (const stream of this.#streams.values()) if (stream.number === number) return stream;
    return undefined;
  }

  /** Takes what one POST brought. */
  take(members: readonly DecodedMessage[], post: Post): void {
    const { exchange, facts, isBatch } = post;
    const asked = members.filter((member) => member.kind === "request");
    if (asked.length > 0) {
      this.#lastStream += 1;
      const number = this.#lastStream;
      const stream = new SessionStream(this, { number, awaited: asked.length, isBatch });
      for (const { message } of asked) this.#streams.set(message.id, stream);
      stream.replyTo(exchange);
    }
    for (const member of members) this.#deliver(member, facts);
    if (asked.length === 0) exchange.reply(202);
  }

  send(message: JsonRpcMessage, within?: RequestId): boolean {
    const stream = within === undefined ? this.#standalone : this.#streams.get(within);
    // What has no stream is an error that names no request, or comes when nobody waits any more.
    if (stream === undefined) return true;
    if ("method" in message) return this.#say(message, stream);
    if (within === undefined) return true;
    this.#streams.delete(within);
    this.#early.settle(within);
    const text = encodeMessage(message);
    if ("result" in message) stream.answer({ text, status: 200 });
    else {
      const { error } = message;
      const status = httpStatus(error.code, "legacy");
      stream.answer({ text, status, fields: retryFields(error) });
    }
    return true;
  }

  drained(within?: RequestId): Promise<void> {
    const stream = within === undefined ? this.#standalone : this.#streams.get(within);
    return stream?.drained() ?? TAKEN;
  }

  closeStream(within: RequestId, retryAfter?: number): void {
    this.#streams.get(within)?.close(retryAfter);
  }

  fields(): HeaderFields | undefined {
    return this.id === undefined || this.record === undefined
      ? undefined
      : { [HttpHeader.SessionId]: this.id };
  }

  keep(event: StoredEvent): void {
    this.#keeper.keep(this, event);
  }

  left(): void {
    this.#keeper.eased(this);
  }

  /** Cuts short all that is open. */
  cut(status: number): void {
    for (const stream of new Set(this.#streams.values())) stream.cut(status);
    this.#streams.clear();
    this.#standalone.cut(status);
  }

  /** What was agreed on, once it was. */
  get #agreed(): Revision | undefined {
    this.#revision ??= findRevision(this.record?.snapshot.context.revision);
    return this.#revision;
  }

  #deliver(member: DecodedMessage, facts: Facts): void {
    if (member.kind === "request") {
      const { id } = member.message;
      if (this.#early.take(id)) this.#withdraw(id);
      else this.#subscriber?.next({ ...member, facts });
      return;
    }
    this.#subscriber?.next(member);
    if (member.kind !== "notification" || member.message.method !== "notifications/cancelled") {
      return;
    }
    const id = member.message.params?.["requestId"];
    if (isRequestId(id)) this.#withdraw(id);
  }

  /** Who withdrew a request is given no answer, and its reply ends without one. */
  #withdraw(id: RequestId): void {
    const stream = this.#streams.get(id);
    if (stream === undefined) {
      this.#early.add(id);
      return;
    }
    this.#streams.delete(id);
    this.#early.settle(id);
    stream.withdraw();
  }

  #say(message: JsonRpcMessage, stream: SessionStream): boolean {
    const text = encodeMessage(message);
    if ("id" in message) {
      if (this.json)
        throw new TransportError("lost", "A client that takes JSON alone cannot be asked");
      if (!stream.isHeard)
        throw new TransportError("lost", "The client has no stream to be asked in");
      this.#lastId = Number(message.id);
    }
    return stream.isHeard ? stream.say(text) : true;
  }

  #close(): void {
    this.#keeper.ended(this);
    this.#subscriber = undefined;
    this.cut(503);
    this.#release();
  }
}
