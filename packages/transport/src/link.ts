import type {
  Answer,
  Decoded,
  Dialect,
  JsonRpcError,
  JsonRpcMessage,
  JsonRpcNotification,
  JsonRpcResult,
  Request,
  RequestId,
} from "@mcp-actors/protocol";
import type { Observable } from "rxjs";
import type { Facts } from "./channel.ts";
import type { TransportError } from "./errors.ts";
import type { Departure, RequestArrival } from "./streamed-channel.ts";
import type { WireTap } from "./wire-tap.ts";

/**
 * A way to reach a peer, one exchange a request.
 *
 * The link allots ids, from a counter never reused, and owns the one map that
 * correlates answers with requests. `inbound$` has one consumer and its
 * subscription is the link's life, as with a channel.
 */
export interface Link {
  /** The dialect that requests leave in, from now on. */
  readonly dialect: Dialect;
  speak(dialect: Dialect): void;

  /**
   * Opens an exchange now. The observer is never called before this returns.
   * Throws, and opens nothing, when the request cannot be written.
   *
   * @param within - The key of the peer's request in whose stream ours leaves, where each has its own.
   */
  open(request: Request, observer: ExchangeObserver, within?: RequestId): Exchange;
  /** The exchange as a cold stream: notifications, then the one answer; unsubscribing abandons it. */
  exchange(request: Request): Observable<JsonRpcNotification | Answer>;

  /** What belongs to no exchange, in arrival order, interleaved with what the observers hear. */
  readonly inbound$: Observable<Inbound>;
  /** Hands a notification or an answer to the wire, in a stream as `open` does; false when its outbox is over its mark. */
  send(message: JsonRpcNotification | JsonRpcResult | JsonRpcError, within?: RequestId): boolean;
  /** Settles when the outbox, or that of one stream, is under its mark again or over. */
  drained(within?: RequestId): Promise<void>;
  /** Whether the last message that left found the outbox under its mark; undefined where each has its own. */
  readonly hasRoom?: boolean | undefined;
  /** Reads nothing more until the promise settles, where the wire can wait; what was read already still comes. */
  hold?(until: Promise<unknown>): void;
  /** Ends the stream of a peer's request before its answer, where the peer can come back for it. */
  closeStream?(within: RequestId, retryAfter?: number): void;
  /** How many streams of the peer's requests are open; undefined where all share one wire. */
  readonly openStreams?: number | undefined;
  /** Settles when everything the link held is released. */
  readonly closed: Promise<void>;
  readonly facts: Facts;
  /** What carries it, as `Channel.kind`. */
  readonly kind?: string | undefined;
  /** Has one more hear all that passes from now on, where that can be heard. */
  tap?(tap: WireTap): void;
  /** How many messages were read so far: what a watch looks at to see whether the peer lives. */
  readonly heard: number;
  /** As `Channel.unended`. */
  readonly unended?: string | undefined;
  /** Whether it has ended, also before everybody was told: what is opened now never leaves. */
  readonly over: boolean;
  /** How many exchanges are open. */
  readonly openExchanges: number;
}

/** What belongs to no exchange of ours. */
export type Inbound =
  | RequestArrival
  | { readonly kind: "notification"; readonly message: JsonRpcNotification }
  | Departure
  /** Nobody is there to take a request now; what was taken before goes on. */
  | { readonly kind: "unreached"; readonly error: TransportError }
  /** Notifications may have been said before now that were not heard, and come no more. */
  | { readonly kind: "gap" }
  | { readonly kind: "stray"; readonly reason: StrayReason; readonly message: JsonRpcMessage }
  | Extract<Decoded, { readonly kind: "unreadable" }>;

/** `late`: its exchange was given up; `unknown`: no id of ours; `anonymous`: an error without id. */
export type StrayReason = "late" | "unknown" | "anonymous";

/** Hears one exchange, in arrival order, synchronously. Nothing comes after the answer or the loss. */
export interface ExchangeObserver {
  /** A notification that belongs to the exchange. */
  related(notification: JsonRpcNotification): void;
  answered(answer: Answer): void;
  /** The wire went before the answer came. */
  lost(error: TransportError): void;
  /** The peer asked to be come back to later, so that silence says nothing until `resumed`. */
  paused?(): void;
  resumed?(): void;
  /** The peer asked something in the stream of the exchange, and somebody works on it; told of each question. */
  questionOpened?(): void;
  questionClosed?(): void;
}

/** An open exchange, as its owner holds it. */
export interface Exchange {
  /** Gives the exchange up and tells the peer, unless it is over or must not be told. */
  abandon(reason?: string): void;
}
