import type {
  Clock,
  Inspect,
  Inspection,
  Middleware,
  PeerCounts,
  Serve,
  SessionSnapshot,
} from "@mcp-actors/machine";
import type { Dialect, JsonRpcNotification } from "@mcp-actors/protocol";
import type { Facts, Link, StreamedChannel } from "@mcp-actors/transport";
import type { Change } from "./changes/change.ts";
import type { ChangeBus } from "./changes/change-bus.ts";
import type { Offering } from "./definition/offering.ts";
import type { ServerLimits } from "./limits/server-limits.ts";
import type { Seal } from "./sealing/seal.ts";
import type { ServerObserver } from "./server-event.ts";

/** What a server may want of its own; everything has a default. */
export interface ServerOptions {
  /** Bounds on what one client may have the server hold. */
  readonly limits?: ServerLimits;
  /** What every request passes on its way to its handler, the first outermost. */
  readonly middleware?: readonly Middleware[];
  /** Whether clients are told the messages of unexpected errors: for development. Default false. */
  readonly expose?: boolean;
  /** Seals what calls remember while their client answers; default a seal with a key of this process alone. */
  readonly seal?: Seal;
  /** Carries changes to other processes that serve the same; default a bus of this server alone. */
  readonly changes?: ChangeBus;
  /**
   * Methods of which one notification in a tick is enough; those with params of their own always leave.
   * Default the three that say that a list changed.
   */
  readonly debounced?: readonly string[];
  /** Hears what happens; by default unexpected errors are printed with `console.error`, which is stderr. */
  readonly onEvent?: ServerObserver;
  /**
   * Hears the standard XState inspection events of every session and request, and what else an inspector can;
   * default the inspector of the process, if it has one.
   */
  readonly inspect?: Inspect | undefined;
  /** Where time comes from; default the system. Tests move their own. */
  readonly clock?: Clock;
}

/** How much a server and the peers of its links hold; all but `droppedLogs` zero when nobody is connected any more. */
export interface ServerCounts extends PeerCounts {
  /**
   * Links that are served. Over HTTP that is one a session in use, and one for all requests of a client without
   * session, which is kept for 5 s after its last request.
   */
  readonly connections: number;
  readonly sessions: number;
  /** Handlers that have not settled yet. */
  readonly running: number;
  /** Sessions and streams that are told of changes. */
  readonly listeners: number;
  /** HTTP responses and streams that are open. */
  readonly streams: number;
  /** Log messages that found the wire too slow or could not be written, so far. */
  readonly droppedLogs: number;
}

/** How a server comes to its end. */
export interface DrainOptions {
  /** How long requests in flight may go on, in ms; default 5,000. */
  readonly timeout?: number;
}

/** What is offered, live: one server may have any number of clients on any number of wires. */
export interface Server {
  /** What is offered now. */
  readonly offering: Offering;
  /** Serves the client at the other end of a channel until either side closes it. */
  readonly serve: (channel: StreamedChannel, options?: ServeOptions) => ServedLink;
  /** Serves the client at the other end of a link. */
  readonly attach: (link: Link, options?: ServeOptions) => ServedLink;
  /** Serves one client whose messages come by other ways than a link. */
  readonly accept: (wire?: ClientWire) => AcceptedClient;
  /**
   * Offers something else from now on: requests that have begun go on as they began, and clients are told
   * which of their lists are others. Throws, and changes nothing, where a definition is no good.
   */
  readonly update: (next: Offering) => void;
  /** Tells every client that wants to know of it, here and wherever the change bus leads. */
  readonly changed: (change: Change) => void;
  /**
   * Ends in good order: refuses what has not begun, ends the streams of changes, lets requests in flight
   * end, and closes. Settles when every wire is released.
   */
  readonly drain: (options?: DrainOptions) => Promise<void>;
  /** Ends every link; what comes afterwards is closed at once. */
  readonly close: () => void;
  readonly counts: ServerCounts;
  /** Who inspects it, for whoever carries its messages. */
  readonly inspection?: Inspection | undefined;
}

/** What is known of a client before its first message. */
export interface ServeOptions {
  /** The session that goes on over this link. */
  readonly session?: SessionSnapshot | undefined;
  /** The last id that the session's own requests had, so that none is used twice; default 0. */
  readonly lastId?: number | undefined;
}

/** How a server reaches a client beside the answers to its requests; what is missing cannot be done. */
export interface ClientWire {
  /** Told once the session has a revision of its own. */
  readonly speak?: (dialect: Dialect) => void;
  /** Sends what belongs to no request; false when the outbox is over its mark. */
  readonly notify?: (notification: JsonRpcNotification) => boolean;
  /** Settles when the outbox is under its mark again. */
  readonly drained?: () => Promise<void>;
  /** The session that goes on, and who its client is. */
  readonly wakes?: { readonly snapshot: SessionSnapshot; readonly facts: Facts } | undefined;
}

/** One client that whoever carries its messages hands them to. */
export interface AcceptedClient {
  readonly serve: Serve;
  readonly notified: (notification: JsonRpcNotification) => void;
  /** Its session as JSON, to go on with later or elsewhere; undefined where there is none. */
  readonly snapshot: SessionSnapshot | undefined;
  /** Ends its session. */
  readonly close: () => void;
}

/** A link that is being served. */
export interface ServedLink {
  readonly close: () => void;
  /** The client's session as JSON, to go on with later or elsewhere; undefined where there is none. */
  readonly snapshot: SessionSnapshot | undefined;
  /** Settles when the wire is released. */
  readonly closed: Promise<void>;
}
