import type { Decoded, JsonRpcMessage, JsonRpcRequest, RequestId } from "@mcp-actors/protocol";
import type { Observable } from "rxjs";
import type { Channel, Facts } from "./channel.ts";

/**
 * A channel that may answer each request of the peer in a stream of its own, as HTTP does.
 *
 * `within` is the key of the request in whose stream a message leaves. A pipe has
 * one stream for everything and ignores it, so every channel is one of these.
 */
export interface StreamedChannel extends Omit<Channel, "inbound$" | "send" | "drained"> {
  readonly inbound$: Observable<Arrival>;
  /** As `Channel.send`; with `within`, false is about that one stream. */
  send(message: JsonRpcMessage, within?: RequestId): boolean;
  /** As `Channel.drained`, for one stream or for all that belongs to none. */
  drained(within?: RequestId): Promise<void>;
  /**
   * Ends the stream of a request before its answer, where the peer can come back for it; elsewhere does nothing.
   *
   * @param retryAfter - When the peer should come back, in ms.
   */
  closeStream?(within: RequestId, retryAfter?: number): void;
  /** How many streams are open; undefined where all requests share one wire. */
  readonly openStreams?: number | undefined;
}

/** What a channel brings: what was read, perhaps with what travelled beside it, or that somebody left. */
export type Arrival = Decoded | RequestArrival | Departure;

/** A request with what holds for it alone. */
export interface RequestArrival {
  readonly kind: "request";
  readonly message: JsonRpcRequest;
  /** What the request is known by here, where its id may be that of another; default its id. */
  readonly key?: RequestId | undefined;
  /** What travelled beside it; default the facts of the channel. */
  readonly facts?: Facts | undefined;
  /** The exchange of ours in whose stream it came, where each has its own. */
  readonly about?: Questioned | undefined;
}

/** Whoever is told while a question of the peer is open, of each that opens and closes. */
export interface Questioned {
  questionOpened(): void;
  questionClosed(): void;
}

/** The peer no longer waits for the answer to a request. */
export interface Departure {
  readonly kind: "departure";
  readonly key: RequestId;
  readonly reason: string;
}
