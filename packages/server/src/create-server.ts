import {
  type Attachment,
  type Clock,
  createPeer,
  DEFAULT_LIMITS,
  type InspectionObserver,
  type Peer,
  type Serve,
} from "@mcp-actors/machine";
import type { Dialect, JsonRpcNotification } from "@mcp-actors/protocol";
import { type Channel, type Link, multiplex } from "@mcp-actors/transport";
import { ClientConnection } from "./client-connection.ts";
import type { ServerDefinition } from "./definition.ts";
import { printFailure } from "./print-failure.ts";
import { compile } from "./registry.ts";
import type { Runtime, ServerLimits, Tally } from "./runtime.ts";
import { createSeal } from "./sealing/create-seal.ts";
import type { Seal } from "./sealing/seal.ts";
import { serverDialect } from "./server-dialect.ts";
import type { ServerEvent, ServerObserver } from "./server-event.ts";

export interface ServerOptions {
  readonly limits?: ServerLimits;
  /** Whether clients are told the messages of unexpected errors: for development. Default false. */
  readonly expose?: boolean;
  /** Seals what calls remember while their client answers; default a seal with a key of this process alone. */
  readonly seal?: Seal;
  /** Hears what happens; by default unexpected errors are printed with `console.error`, which is stderr. */
  readonly onEvent?: ServerObserver;
  /** Hears the standard XState inspection events of every session and request. */
  readonly inspect?: InspectionObserver;
  readonly clock?: Clock;
}

/** How much a server holds; all but `droppedLogs` zero when nobody is connected. */
export interface ServerCounts {
  readonly connections: number;
  readonly sessions: number;
  /** Handlers that have not settled yet. */
  readonly running: number;
  /** Log messages that found the wire too slow, so far. */
  readonly droppedLogs: number;
}

/** A definition, live: one server may have any number of clients on any number of wires. */
export interface Server {
  readonly definition: ServerDefinition;
  /** Serves the client at the other end of a channel until either side closes it. */
  readonly serve: (channel: Channel) => ServedLink;
  /** Serves the client at the other end of a link. */
  readonly attach: (link: Link) => ServedLink;
  /** Serves one client whose messages come by other ways than a link. */
  readonly accept: (speak?: (dialect: Dialect) => void) => AcceptedClient;
  /** Ends every link; what comes afterwards is closed at once. */
  readonly close: () => void;
  readonly counts: ServerCounts;
}

/** One client that whoever carries its messages hands them to. */
export interface AcceptedClient {
  readonly serve: Serve;
  readonly notified: (notification: JsonRpcNotification) => void;
  /** Ends its session. */
  readonly close: () => void;
}

/** A link that is being served. */
export interface ServedLink {
  readonly close: () => void;
  /** Settles when the wire is released. */
  readonly closed: Promise<void>;
}

/** Brings a definition to life. */
export function createServer(definition: ServerDefinition, options: ServerOptions = {}): Server {
  return new LiveServer(definition, options);
}

class LiveServer implements Server {
  readonly definition: ServerDefinition;
  readonly #runtime: Runtime;
  readonly #options: ServerOptions;
  readonly #links = new Set<ServedLink>();
  readonly #tally: Tally = { sessions: 0, running: 0, droppedLogs: 0 };
  #closed = false;

  constructor(definition: ServerDefinition, options: ServerOptions) {
    this.definition = definition;
    this.#options = options;
    this.#runtime = {
      server: this,
      registry: compile(definition),
      seal: options.seal ?? createSeal(),
      limits: { ...DEFAULT_LIMITS, stateSize: 65_536, ...options.limits },
      expose: options.expose ?? false,
      inspect: options.inspect,
      tally: this.#tally,
      report: (event) => this.#report(event),
    };
  }

  get counts(): ServerCounts {
    return { ...this.#tally, connections: this.#links.size };
  }

  readonly accept = (speak?: (dialect: Dialect) => void): AcceptedClient =>
    new ClientConnection(this.#runtime, speak);

  readonly serve = (channel: Channel): ServedLink =>
    this.attach(multiplex(channel, serverDialect(this.definition)));

  readonly attach = (link: Link): ServedLink => {
    const client = this.accept((dialect) => link.speak(dialect));
    const peer = this.#createPeer(client);
    const served = { close: () => peer.close("The server is closing"), closed: link.closed };
    this.#links.add(served);
    const attachment: Attachment = peer.attach(link, () => {
      this.#links.delete(served);
      client.close();
    });
    attachment.ready();
    if (this.#closed) served.close();
    return served;
  };

  readonly close = (): void => {
    this.#closed = true;
    for (const link of [...this.#links]) link.close();
  };

  #createPeer(client: AcceptedClient): Peer {
    const { limits, inspect, clock } = this.#options;
    return createPeer({
      serve: client.serve,
      onNotification: client.notified,
      limits,
      inspect,
      clock,
      onEvent: (event) => this.#report(event),
      answersUnreadable: true,
    });
  }

  #report(event: ServerEvent): void {
    try {
      (this.#options.onEvent ?? printFailure)(event);
    } catch {
      // An observer is no part of what it observes.
    }
  }
}
