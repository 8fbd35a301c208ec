import type { Decoded, JsonRpcMessage } from "@mcp-actors/protocol";
import type { Observable } from "rxjs";

/**
 * One open, ordered, two-way stream of JSON-RPC messages.
 *
 * `inbound$` has one consumer, and its subscription is the channel's life: it
 * completes when the peer closes, errors with a `TransportError` when the
 * channel is lost, and closes the channel when unsubscribed. Text that is no
 * message is a value on it, never an error. Messages arrive in the order they
 * were sent, never inside `send`.
 */
export interface Channel {
  readonly inbound$: Observable<Decoded>;
  /** What it is, for whoever looks: `memory`, `stdio`, `tcp`, `unix`, `websocket`, `port`, `http`, `sse`. */
  readonly kind?: string | undefined;
  /** What holds for every message of the channel. */
  readonly facts: Facts;
  /**
   * Hands a message to the wire; false when the outbox is over its mark: wait for `drained()`.
   * After the end of the channel it does nothing and answers false. A request or notification that
   * cannot be written as JSON throws a `TypeError`; an answer that cannot leaves as an error.
   */
  send(message: JsonRpcMessage): boolean;
  /** Settles when the outbox is under its mark again, or the channel is over. Never rejects. */
  drained(): Promise<void>;
  /** Reads nothing more until the promise settles, where the wire can wait; what was read already still comes. */
  hold?(until: Promise<unknown>): void;
  /** How what came last begins, where it has no end yet and so is no message; where lines carry them. */
  readonly unended?: string | undefined;
  /** Settles when everything the channel held is released: sockets closed, a child process gone. */
  readonly closed: Promise<void>;
}

/**
 * A cold source of channels: subscribing dials or listens, unsubscribing
 * stops. A dialler emits one channel, a listener one for each peer. Failing to
 * dial is an error on it; an open channel outlives the subscription.
 */
export type Transport = Observable<Channel>;

/** What travels beside a message: who sent it and from where. */
export interface Facts {
  /** Who the peer is, as the wire knows it: `local` on pipes and in memory. */
  readonly principal: string;
  /** Where the peer is, for a log. */
  readonly address?: string | undefined;
  /** The headers of the HTTP request, where there was one. */
  readonly headers?: HeaderLookup | undefined;
}

/** Headers by their names, without regard to case, as `Headers` has them. */
export interface HeaderLookup {
  /** The value, of repeated ones joined by ", "; null where there is none. */
  get(name: string): string | null;
}

/** The facts of a peer on this machine, reached by a pipe or in memory. */
export const LOCAL: Facts = { principal: "local" };
