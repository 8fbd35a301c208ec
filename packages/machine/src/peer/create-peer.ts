import { ErrorCode, type JsonRpcNotification, type Request } from "@mcp-actors/protocol";
import { isThenable, type Link, type TransportError } from "@mcp-actors/transport";
import type { ActorRefLike } from "xstate";
import type { Attachment, End, Held } from "../attachment.ts";
import { contain, type Failed } from "../contain.ts";
import { inspectionOf } from "../inspection/inspection-of.ts";
import type { Inspection, LivingRequests } from "../inspection/inspector.ts";
import { TappedTimers } from "../inspection/tapped-timers.ts";
import { LeanScope } from "../lean/lean-scope.ts";
import { reportUnhandled } from "../report-unhandled.ts";
import type { InboundExchange, Serve } from "../serve.ts";
import type { Clock } from "../timers/clock.ts";
import { systemClock } from "../timers/system-clock.ts";
import { createTimers, type Timers } from "../timers/timers.ts";
import { unheldClock } from "../timers/unheld-clock.ts";
import type { PeerEvent, PeerObserver } from "../trace.ts";
import type { CallOptions } from "./call-options.ts";
import { Calls } from "./calls.ts";
import { type PeerLimits, peerLimits } from "./limits.ts";
import { LinkReader } from "./link-reader.ts";
import { NotificationLanes } from "./notification-lanes.ts";
import type { OutboundCall } from "./outbound-call.ts";
import type { Peer, PeerCounts, PeerOptions } from "./peer.ts";
import { PeerAttachment } from "./peer-attachment.ts";
import type { Failures, PeerContext } from "./peer-context.ts";
import { PeerLanes } from "./peer-lanes.ts";
import { Requests } from "./requests.ts";
import { Slots, type SlotTaker } from "./slots.ts";
import { Watchers } from "./watchers.ts";

/** Joins streams and actors: what a link brings reaches calls, requests and handlers in arrival order. */
export function createPeer(options: PeerOptions): Peer {
  return new LinkedPeer(options);
}

/** The peer over whichever link is attached. */
export class LinkedPeer implements Peer, PeerContext, LivingRequests {
  readonly scope: LeanScope;
  readonly limits: Required<PeerLimits>;
  readonly slots: Slots<SlotTaker>;
  readonly #serve: Serve;
  readonly #observer: PeerObserver | undefined;
  readonly #inspection: Inspection | undefined;
  readonly #answersUnreadable: boolean;
  readonly #calls: Calls;
  readonly #requests: Requests;
  readonly #lanes: NotificationLanes;
  readonly #clock: Clock;
  // Made when first needed, for of those who hold many peers most are idle.
  #timers: Timers | undefined;
  #graces: Timers | undefined;
  #failures: Failures | undefined;
  #idle: Watchers | undefined;
  #reader: LinkReader | undefined;
  #held: Held | undefined;
  #ready = false;
  #closed: End | undefined;

  constructor(options: PeerOptions) {
    const { clock = systemClock, onNotification = ignore, answersUnreadable = false } = options;
    this.#serve = options.serve;
    this.#observer = options.onEvent;
    this.#answersUnreadable = answersUnreadable;
    this.limits = peerLimits(options.limits);
    this.slots = new Slots(this.limits.concurrency, this.limits.queue);
    this.#inspection = inspectionOf(options.inspect, ANYBODY, this.#failedIn("inspect"));
    this.#clock = clock;
    this.scope = new LeanScope({
      inspect: this.#inspection,
      onError: this.#failedIn("subscribe"),
    });
    this.#calls = new Calls(this);
    this.#requests = new Requests(this, this.#calls);
    this.#inspection?.living?.(this);
    this.#lanes = new NotificationLanes(new PeerLanes(this, onNotification));
  }

  get timers(): Timers {
    this.#timers ??= this.#timersOn(this.#clock);
    return this.#timers;
  }

  get graces(): Timers {
    this.#graces ??= this.#timersOn(unheldClock(this.#clock));
    return this.#graces;
  }

  get failed(): Failures {
    this.#failures ??= {
      onProgress: this.#failedIn("onProgress"),
      onSettled: this.#failedIn("onSettled"),
      onNotification: this.#failedIn("onNotification"),
    };
    return this.#failures;
  }

  call(request: Request, options: CallOptions = NO_OPTIONS): OutboundCall {
    return this.#calls.make(request, options);
  }

  cancel(actor: string, reason: string): boolean {
    return this.#calls.cancel(actor, reason);
  }

  notify(notification: JsonRpcNotification): boolean {
    return this.#reader?.link.send(notification) ?? false;
  }

  attach(link: Link, ended: (error?: TransportError) => void, held?: Held): Attachment {
    if (this.#reader !== undefined) throw new Error("A peer reads one link at a time");
    if (this.#closed !== undefined) throw new Error("A closed peer reads no link");
    const tap = this.#inspection?.wire?.(link);
    if (tap !== undefined) link.tap?.(tap);
    const reader = new LinkReader(link, {
      peer: this,
      requests: this.#requests,
      answersUnreadable: this.#answersUnreadable,
      ended,
    });
    this.#reader = reader;
    this.#held = held;
    reader.start();
    return new PeerAttachment(this, reader);
  }

  refuse(end: End): void {
    if (this.#closed !== undefined) return;
    this.#closed = end;
    this.#calls.refuseWaiting(end);
    if (this.#reader === undefined) this.#calls.lose(end);
  }

  close(cause: string): void {
    this.refuse({ cause });
    this.#reader?.stop({ cause });
  }

  *living(): Iterable<ActorRefLike> {
    yield* this.#calls.actors();
    yield* this.#requests.actors();
  }

  get counts(): PeerCounts {
    return {
      calls: this.#calls.size,
      waitingCalls: this.#calls.waiting,
      requests: this.#requests.size,
      waitingRequests: this.slots.waiting,
      waitingNotifications: this.#lanes.waiting,
      slots: this.slots.taken,
      timers: (this.#timers?.size ?? 0) + (this.#graces?.size ?? 0),
      exchanges: this.#reader?.link.openExchanges ?? 0,
    };
  }

  get link(): Link {
    if (this.#reader === undefined) throw new Error("unreachable: there is no link");
    return this.#reader.link;
  }

  get ready(): boolean {
    // Whoever hears of a lost call may make another before the link itself is heard of.
    return this.#ready && this.#reader?.link.over === false;
  }

  get closed(): End | undefined {
    return this.#closed;
  }

  handle(request: Request, exchange: InboundExchange): void {
    try {
      const working: unknown = this.#serve(request, exchange);
      if (!isThenable(working)) return;
      const failed = (error: unknown) => this.#failToAnswer(request, exchange, error);
      void Promise.resolve(working).then(undefined, failed);
    } catch (error) {
      this.#failToAnswer(request, exchange, error);
    }
  }

  notified(notification: JsonRpcNotification): void {
    this.#lanes.push(notification);
  }

  report(event: PeerEvent): void {
    if (this.#observer !== undefined) void contain(this.#observer, event, ignore);
  }

  lose(end: End): void {
    this.#ready = false;
    if (this.#closed === undefined) this.#calls.loseSent(end);
    else this.#loseAll(end);
    this.#requests.lose(end.cause);
    this.#reader = undefined;
  }

  unreached(error: TransportError): void {
    this.#hold("unreached", error);
  }

  doubt(error: TransportError): boolean {
    return this.#hold("doubted", error);
  }

  freed(): void {
    this.#idle?.look();
  }

  #failToAnswer({ method }: Request, exchange: InboundExchange, error: unknown): void {
    this.report({ type: "callback.failed", callback: method, error });
    exchange.fail({ code: ErrorCode.InternalError, message: "Internal error" }, error);
  }

  #timersOn(clock: Clock): Timers {
    const inspection = this.#inspection;
    return inspection === undefined
      ? createTimers(clock)
      : new TappedTimers(clock, { onError: reportUnhandled, inspection });
  }

  #failedIn(callback: string): Failed {
    return (error) => this.report({ type: "callback.failed", callback, error });
  }

  /** How many calls and requests are on their way. */
  get inFlight(): number {
    return this.#calls.size + this.#requests.size;
  }

  /** Whether a reader is the one whose link is attached: one that outlived its link has no say in the next. */
  reads(reader: LinkReader): boolean {
    return this.#reader === reader;
  }

  /** Calls that wait may leave. */
  release(): void {
    this.#ready = true;
    this.#calls.grantWaiting();
  }

  /** Settles when nothing is on its way. */
  idle(): Promise<void> {
    this.#idle ??= new Watchers(() => this.inFlight === 0);
    return this.#idle.met();
  }

  /** Calls wait, if somebody sees to it that they need not for ever. */
  #hold(why: Parameters<Held>[0], error: TransportError): boolean {
    if (this.#held === undefined) return false;
    this.#ready = false;
    this.#held(why, error);
    return true;
  }

  #loseAll(end: End): void {
    this.#calls.refuseWaiting(end);
    this.#calls.lose(end);
  }
}

/** Whoever makes a peer alone gives it no name. */
const ANYBODY = { role: "peer", name: "peer" };
const NO_OPTIONS: CallOptions = {};

function ignore(): void {}
