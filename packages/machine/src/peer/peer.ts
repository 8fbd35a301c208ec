import type { JsonRpcNotification, Request } from "@mcp-actors/protocol";
import type { Link, TransportError } from "@mcp-actors/transport";
import type { Attachable, Attachment } from "../attachment.ts";
import type { CallOutcome } from "../call-event.ts";
import { type InspectionObserver, LeanScope } from "../lean/lean-scope.ts";
import type { Serve } from "../serve.ts";
import type { Clock } from "../timers/clock.ts";
import { systemClock } from "../timers/system-clock.ts";
import { createTimers, type Timers } from "../timers/timers.ts";
import type { PeerEvent, PeerObserver } from "../trace.ts";
import { Calls } from "./calls.ts";
import { contain } from "./contain.ts";
import { DEFAULT_LIMITS, type PeerLimits } from "./limits.ts";
import { LinkReader } from "./link-reader.ts";
import { type NotificationHandler, NotificationLanes } from "./notification-lanes.ts";
import type { CallOptions, OutboundCall } from "./outbound-call.ts";
import { Requests } from "./requests.ts";

export interface PeerOptions {
  /** Answers the requests of the peer, and the questions inside its answers. */
  readonly serve: Serve;
  /** Hears the notifications that belong to no call, method by method in order. */
  readonly onNotification?: NotificationHandler | undefined;
  readonly limits?: PeerLimits | undefined;
  /** Whether text that is no message is answered with an error: for servers. Default false. */
  readonly answersUnreadable?: boolean | undefined;
  readonly onEvent?: PeerObserver | undefined;
  /** Hears the standard XState inspection events of every call and request. */
  readonly inspect?: InspectionObserver | undefined;
  readonly clock?: Clock | undefined;
}

/** How much a peer holds; all zero when nothing is on its way. */
export interface PeerCounts {
  readonly calls: number;
  readonly waitingCalls: number;
  readonly requests: number;
  readonly waitingRequests: number;
  readonly waitingNotifications: number;
  readonly slots: number;
  readonly timers: number;
}

/** The other end, seen from here: calls to it, requests of it, over one link after another. */
export interface Peer extends Attachable {
  /** Makes a call now; it waits while no link is ready. */
  call(request: Request, options?: CallOptions): OutboundCall;
  /** Sends a notification; false when there is no link or its outbox is over the mark. */
  notify(notification: JsonRpcNotification): boolean;
  /** Refuses the calls that wait, ends the link, and refuses whatever is called afterwards. */
  close(cause: string): void;
  readonly counts: PeerCounts;
}

/** Joins streams and actors: what a link brings reaches calls, requests and handlers in arrival order. */
export function createPeer(options: PeerOptions): Peer {
  return new LinkedPeer(options);
}

class LinkedPeer implements Peer {
  readonly timers: Timers;
  readonly scope: LeanScope;
  readonly limits: Required<PeerLimits>;
  readonly serve: Serve;
  readonly calls: Calls;
  readonly requests: Requests;
  readonly lanes: NotificationLanes;
  readonly answersUnreadable: boolean;
  readonly #observer: PeerObserver | undefined;
  #reader: LinkReader | undefined;
  #ready = false;
  #closed: string | undefined;

  constructor(options: PeerOptions) {
    this.timers = createTimers(options.clock ?? systemClock);
    this.scope = new LeanScope({ inspect: options.inspect });
    this.limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.serve = options.serve;
    this.answersUnreadable = options.answersUnreadable ?? false;
    this.#observer = options.onEvent;
    this.calls = new Calls(this);
    this.requests = new Requests(this);
    this.lanes = new NotificationLanes(
      options.onNotification ?? (() => {}),
      this.limits.waitingNotifications,
      {
        failed: (error) =>
          this.report({ type: "callback.failed", callback: "onNotification", error }),
        dropped: ({ method }) =>
          this.report({
            type: "notification.dropped",
            method,
            limit: this.limits.waitingNotifications,
          }),
      },
    );
  }

  /** The link in use; there is one whenever a call is in flight or a request is served. */
  get link(): Link {
    if (this.#reader === undefined) throw new Error("unreachable: there is no link");
    return this.#reader.link;
  }

  get ready(): boolean {
    return this.#ready;
  }

  get counts(): PeerCounts {
    return {
      ...this.calls.counts,
      ...this.requests.counts,
      waitingNotifications: this.lanes.waiting,
      timers: this.timers.size,
    };
  }

  call(request: Request, options: CallOptions = {}): OutboundCall {
    return this.calls.make(request, options, this.#closed);
  }

  notify(notification: JsonRpcNotification): boolean {
    return this.#reader?.link.send(notification) ?? false;
  }

  attach(link: Link, ended: (error?: TransportError) => void): Attachment {
    if (this.#reader !== undefined) throw new Error("A peer reads one link at a time");
    const reader = new LinkReader(this, link, (error) => {
      const cause = error?.message ?? "The peer closed the channel";
      this.#ready = false;
      this.calls.lose(cause);
      this.requests.lose(cause);
      this.#reader = undefined;
      ended(error);
    });
    this.#reader = reader;
    reader.start();
    return {
      ready: () => this.#release(reader),
      pause: () => this.#pause(),
      idle: () => this.#idle(),
      detach: () => reader.stop(),
      get inFlight() {
        return reader.inFlight;
      },
    };
  }

  close(cause: string): void {
    if (this.#closed !== undefined) return;
    this.#closed = cause;
    this.calls.refuseWaiting(cause);
    this.#reader?.stop();
  }

  // --- what calls, requests and the reader need ---

  notified(notification: JsonRpcNotification): void {
    this.lanes.push(notification);
  }

  contain(callback: string, work: () => unknown): void {
    contain(work, (error) => this.report({ type: "callback.failed", callback, error }));
  }

  settled(_call: OutboundCall, outcome: CallOutcome, listener: CallOptions["onSettled"]): void {
    if (listener !== undefined) this.contain("onSettled", () => listener(outcome));
  }

  report(event: PeerEvent): void {
    const observer = this.#observer;
    if (observer !== undefined)
      contain(
        () => observer(event),
        () => {},
      );
  }

  #release(reader: LinkReader): void {
    if (this.#reader !== reader) return;
    this.#ready = true;
    this.calls.grantWaiting();
  }

  #pause(): void {
    this.#ready = false;
  }

  #idle(): Promise<void> {
    return Promise.all([this.calls.idle(), this.requests.idle()]).then(() => {});
  }
}
