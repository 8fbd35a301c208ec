import { TimerNode, type TimerOwner } from "@mcp-actors/machine";
import { EventStream } from "./event-stream.ts";
import { toEvent, toEventId, toPriming, toRetry } from "./event-text.ts";
import type { HttpExchange } from "./http-exchange.ts";
import type { StreamTimers } from "./request-timers.ts";
import type { StreamOwner } from "./stream-owner.ts";
import { type WholeAnswer, WholeReply } from "./whole-reply.ts";

/** Which stream of a session it is, and when it is over. */
export interface SessionStreamOptions {
  /** Unique in the session. */
  readonly number: number;
  /** How many requests are to be answered; Infinity for the stream beside all requests. */
  readonly awaited: number;
  /** Whether what is not a stream is an array. */
  readonly isBatch?: boolean | undefined;
}

const TAKEN = Promise.resolve();

/**
 * One stream of a session: what belongs to the requests of one POST, or to none.
 *
 * A reply is only a view of it. Where one is lost the requests go on, and what is
 * said is kept for the next. spec: 2025-11-25 basic/transports#resumability-and-redelivery
 */
export class SessionStream implements TimerOwner {
  readonly number: number;
  readonly #owner: StreamOwner;
  readonly #isBatch: boolean;
  readonly #patience: TimerNode;
  /** Those of the request that is replied to, where it has some of its own. */
  #timers: StreamTimers | undefined;
  #awaited: number;
  #sequence = 0;
  /** The reply while it is no stream. */
  #reply: WholeReply | undefined;
  #isStream: boolean;
  /** Whether a client has ever looked on, and so may come back. */
  #wasWatched = false;
  #view: EventStream | undefined;
  #viewer: HttpExchange | undefined;

  constructor(owner: StreamOwner, { number, awaited, isBatch = false }: SessionStreamOptions) {
    this.#owner = owner;
    this.number = number;
    this.#awaited = awaited;
    this.#isBatch = isBatch;
    this.#isStream = awaited === Number.POSITIVE_INFINITY;
    this.#patience = new TimerNode(this, "patience");
  }

  /** The last event's place. */
  get sequence(): number {
    return this.#sequence;
  }

  get isOver(): boolean {
    return this.#awaited === 0;
  }

  /** Whether a client looks on. */
  get isWatched(): boolean {
    return this.#view !== undefined || this.#reply !== undefined;
  }

  /** Whether what is said reaches a client, now or when it comes back. */
  get isHeard(): boolean {
    return this.isWatched || (this.#wasWatched && this.#owner.isResumable);
  }

  /** Has the answers leave in a reply. */
  replyTo(exchange: HttpExchange): void {
    const { terms, json } = this.#owner;
    this.#reply = new WholeReply(exchange, this.#isBatch);
    this.#timers = exchange.timers ?? terms.timers;
    if (!json) this.#timers.arm(this.#patience, terms.settings.streamAfter);
    exchange.onGone(() => this.#gone(exchange));
  }

  /** Has all that is said from now on leave in a reply, and ends the view before. */
  openTo(exchange: HttpExchange): void {
    const { terms, polling, isResumable } = this.#owner;
    const view = new EventStream(exchange, terms, this.#owner.fields());
    if (polling && isResumable) view.write(this.#priming());
    this.showIn(view, exchange);
  }

  /** As `openTo`, in a view that is open already. */
  showIn(view: EventStream, exchange: HttpExchange): void {
    this.#view?.end();
    this.#view = view;
    this.#viewer = exchange;
    this.#wasWatched = true;
    exchange.onGone(() => this.#gone(exchange));
  }

  /** Says something that is no answer; false when more waits than should. */
  say(text: string): boolean {
    if (this.#reply !== undefined && !this.#owner.json) this.#toStream(this.#reply);
    return !this.#isStream || this.#event(text);
  }

  answer(answer: WholeAnswer): void {
    this.#awaited -= 1;
    if (this.#isStream) this.#event(answer.text);
    else this.#reply?.answers.push(answer);
    if (this.#awaited === 0) this.#end();
  }

  /** A request will have no answer. */
  withdraw(): void {
    this.#awaited -= 1;
    if (this.#awaited === 0) this.#end();
  }

  drained(): Promise<void> {
    return this.#view?.drained() ?? TAKEN;
  }

  close(retryAfter?: number): void {
    const { isResumable, polling, json } = this.#owner;
    if (!isResumable || !polling || json) return;
    if (this.#reply !== undefined) this.#toStream(this.#reply);
    if (retryAfter !== undefined) this.#view?.write(toRetry(retryAfter));
    this.#leave();
  }

  /** The answer takes its time: from now on its client can come back for it. */
  expired(): void {
    if (this.#reply !== undefined) this.#toStream(this.#reply);
  }

  /** The session is over, and with it what has no answer yet. */
  cut(status: number): void {
    this.#timers?.disarm(this.#patience);
    this.#reply?.exchange.reply(status, status === 503 ? { "Retry-After": "1" } : undefined);
    this.#reply = undefined;
    this.#view?.end();
    this.#view = undefined;
  }

  #event(text: string): boolean {
    this.#sequence += 1;
    const event = { stream: this.number, sequence: this.#sequence, text };
    if (!this.#owner.isResumable) return this.#view?.write(toEvent(text)) ?? true;
    this.#owner.keep(event);
    return this.#view?.write(toEvent(text, toEventId(event))) ?? true;
  }

  #priming(): string {
    return toPriming(toEventId({ stream: this.number, sequence: this.#sequence }));
  }

  #toStream({ exchange, answers }: WholeReply): void {
    const { terms, polling, isResumable } = this.#owner;
    this.#timers?.disarm(this.#patience);
    this.#reply = undefined;
    this.#isStream = true;
    this.#view = new EventStream(exchange, terms, this.#owner.fields());
    this.#viewer = exchange;
    this.#wasWatched = true;
    if (polling && isResumable) this.#view.write(this.#priming());
    for (const { text } of answers) this.#event(text);
  }

  #end(): void {
    this.#timers?.disarm(this.#patience);
    this.#reply?.send(this.#owner.fields());
    this.#reply = undefined;
    this.#leave();
  }

  #leave(): void {
    const view = this.#view;
    this.#view = undefined;
    this.#viewer = undefined;
    view?.end();
    this.#owner.left();
  }

  /** spec: basic/transports: a client that goes has cancelled nothing. */
  #gone(exchange: HttpExchange): void {
    if (exchange === this.#reply?.exchange) {
      this.#timers?.disarm(this.#patience);
      this.#reply = undefined;
    }
    if (exchange !== this.#viewer) return;
    this.#view?.release();
    this.#view = undefined;
    this.#viewer = undefined;
    this.#owner.left();
  }
}
