import type { ServerOptions } from "../server.ts";
import type { Authenticate } from "./authenticate.ts";
import type { EventStore } from "./event-store.ts";
import type { SessionStore } from "./session-store.ts";

/** How a server is reached over HTTP, and what the server of a definition may want of its own; everything has a default. */
export interface HttpOptions extends HttpLimits, ServerOptions {
  /** Says who asks, on every request, within `authenticateTimeout`; default everybody is anonymous. */
  readonly authenticate?: Authenticate | undefined;
  /**
   * Hosts that may be asked, with or without port; default those of this machine where the server is bound to it,
   * else any.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /**
   * Origins that pages may ask from, or "*" for any; default the host's own and, where the server is bound to this
   * machine, all of this machine. A request without `Origin` is no page's, and passes.
   */
  readonly allowedOrigins?: readonly string[] | "*" | undefined;
  /** Whether browsers are told that pages of the allowed origins may read the replies. Default false. */
  readonly cors?: boolean | undefined;
  /** How sessions of the legacy revisions are kept; false serves each of their requests by itself. */
  readonly sessions?: SessionOptions | false | undefined;
  /** Whether every answer is JSON, and none a stream: clients are then told nothing but answers. Default false. */
  readonly json?: boolean | undefined;
  /** Whether clients of 2024-11-05 are served too, at `/sse` and `/messages`. Default false. */
  readonly sse?: boolean | undefined;
}

/** How sessions are kept. */
export interface SessionOptions {
  /** Where sessions rest that nobody uses; default the memory of this process. */
  readonly store?: SessionStore | undefined;
  /**
   * What was sent, for clients that come back; default the memory of this process. It is told of sessions that are
   * ended; those that rest too long it forgets by bounds of its own.
   */
  readonly events?: EventStore | undefined;
  /** How long a session may be without use before it rests in the store, in ms; default 60,000. */
  readonly restAfter?: number | undefined;
  /** How long a session may rest before it is over, in ms; default 3,600,000. */
  readonly timeout?: number | undefined;
  /** Sessions in use at once; over it those that are not used rest, and where all are, one more is refused. Default 10,000. */
  readonly limit?: number | undefined;
  /** As `limit`, of one client: a principal, or an address that nobody vouches for. Default 1,000. */
  readonly limitPerClient?: number | undefined;
}

/** Bounds on what one request or stream may cost. */
export interface HttpLimits {
  /** How long `authenticate` may take, in ms; then the request is refused with 503. Default 10,000. */
  readonly authenticateTimeout?: number | undefined;
  /** Longest body, in bytes; default 16 MiB. */
  readonly maxBodyBytes?: number | undefined;
  /** How long a body may take to arrive, in ms; default 30,000. */
  readonly bodyTimeout?: number | undefined;
  /** How often a stream that is silent says that it lives, in ms; default 15,000. */
  readonly keepAlive?: number | undefined;
  /** How long an answer in a session may take before its reply becomes a stream that its client can come back to, in ms; default 500. */
  readonly streamAfter?: number | undefined;
  /** Unread bytes over which a stream is cut; default 16 MiB. */
  readonly outboxLimit?: number | undefined;
  /** How long a client may leave unread what waits for it, in ms; then its stream is cut. Default 60,000. */
  readonly stallTimeout?: number | undefined;
}
