import type {
  Answer,
  Decoded,
  Dialect,
  JsonRpcError,
  JsonRpcMessage,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResult,
  Request,
} from "@mcp-actors/protocol";
import type { Observable } from "rxjs";
import type { Facts } from "./channel.ts";
import type { TransportError } from "./errors.ts";

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
   */
  open(request: Request, observer: ExchangeObserver): Exchange;
  /** The exchange as a cold stream: notifications, then the one answer; unsubscribing abandons it. */
  exchange(request: Request): Observable<JsonRpcNotification | Answer>;

  /** What belongs to no exchange, in arrival order, interleaved with what the observers hear. */
  readonly inbound$: Observable<Inbound>;
  /** Hands a notification or an answer to the wire; false when the outbox is over its mark. */
  send(message: JsonRpcNotification | JsonRpcResult | JsonRpcError): boolean;
  drained(): Promise<void>;
  /** Settles when everything the link held is released. */
  readonly closed: Promise<void>;
  readonly facts: Facts;
  /** How many messages were read so far: what a watch looks at to see whether the peer lives. */
  readonly heard: number;
  /** Whether it has ended, also before everybody was told: what is opened now never leaves. */
  readonly over: boolean;
  /** How many exchanges are open. */
  readonly openExchanges: number;
}

/** What belongs to no exchange of ours. */
export type Inbound =
  | { readonly kind: "request"; readonly message: JsonRpcRequest }
  | { readonly kind: "notification"; readonly message: JsonRpcNotification }
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
}

/** An open exchange, as its owner holds it. */
export interface Exchange {
  /** Gives the exchange up and tells the peer, unless it is over or must not be told. */
  abandon(reason?: string): void;
}
