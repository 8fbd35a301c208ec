import type {
  Clock,
  ConnectionTimeouts,
  Inspect,
  Liveness,
  Middleware,
  NotificationHandler,
  PeerLimits,
  SupervisionPolicy,
} from "@mcp-actors/machine";
import type { LoggingMessageNotificationParams, Offer } from "@mcp-actors/protocol";
import type { Answers } from "./answers/answers.ts";
import type { ClientEvent } from "./event.ts";
import type { HttpTargetOptions } from "./http/http-target.ts";

/** What a connection may want of its own; everything has a default. */
export interface ConnectOptions extends Answers, HttpTargetOptions {
  /** How this client names itself; default `mcp-actors`. */
  readonly client?:
    | { readonly name: string; readonly version: string; readonly title?: string }
    | undefined;
  /** Which revisions to offer: `auto` (default), an era, or one version alone. */
  readonly era?: Offer | undefined;
  /** Default of every call's own `timeout`, in ms; 60,000. */
  readonly timeout?: number | undefined;
  /** Default of every call's own `maxTotalTimeout`, in ms; 3,600,000. */
  readonly maxTotalTimeout?: number | undefined;
  /** Aborts connecting; an open connection is not touched. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Hears everything that happens, every call included, from the first dial on; `client.events$` begins once
   * it is connected.
   * It is not waited for; what it throws or rejects becomes an event that only `client.events$` tells.
   */
  readonly onEvent?: ((event: ClientEvent) => unknown) | undefined;
  /**
   * Handles what the server tells unasked, in order; a handler that returns a promise delays later
   * notifications of the same method alone. What it throws or rejects becomes an event.
   */
  readonly onNotification?: NotificationHandler | undefined;
  /**
   * Hears what the server logs, in order; see `client.setLogLevel`. It is not waited for; what it throws or rejects
   * becomes an event.
   */
  readonly onLog?: ((log: LoggingMessageNotificationParams) => unknown) | undefined;
  /** Stands between each request and the server, the first outermost; what is answered from memory passes it by. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Bounds on what the server may have this client hold. */
  readonly limits?: PeerLimits | undefined;
  /** When and how often to connect anew after a loss. */
  readonly supervision?: Partial<SupervisionPolicy> | undefined;
  /** Limits of connecting, negotiating and closing. */
  readonly timeouts?: Partial<ConnectionTimeouts> | undefined;
  /** How a quiet peer is probed; false for not at all, which is the default over HTTP, where each request shows it. */
  readonly liveness?: Partial<Liveness> | false | undefined;
  /**
   * Hears the standard XState inspection events of the connection and of every call, and what else an inspector can;
   * default the inspector of the process, if it has one.
   */
  readonly inspect?: Inspect | undefined;
  /** Where time comes from; default the system. Tests move their own. */
  readonly clock?: Clock | undefined;
}

/** How a client names itself that was given no name. */
export const ANONYMOUS = { name: "mcp-actors", version: "0.0.0" } as const;
