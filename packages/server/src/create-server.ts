import {
  createPeer,
  type InspectedEnd,
  type Inspection,
  inspectionOf,
  type Middleware,
  processInspector,
  systemClock,
} from "@mcp-actors/machine";
import {
  checkKeys,
  checkTime,
  type Link,
  multiplex,
  type StreamedChannel,
} from "@mcp-actors/transport";
import { Audience } from "./changes/audience.ts";
import type { Change } from "./changes/change.ts";
import { memoryBus } from "./changes/change-bus.ts";
import { changedLists } from "./changes/changed-lists.ts";
import { BARE_NOTICES } from "./changes/notices.ts";
import { ClientConnection } from "./connection/client-connection.ts";
import { drivableServer } from "./connection/drivable-server.ts";
import { LinkWire } from "./connection/link-wire.ts";
import { ServedClient } from "./connection/served-client.ts";
import { serverDialect } from "./connection/server-dialect.ts";
import type { Offering } from "./definition/offering.ts";
import { containedObserver } from "./failure/contained-observer.ts";
import { peerLimitsOf, serverLimits } from "./limits/server-limits.ts";
import { settledWithin } from "./limits/settled-within.ts";
import { ToolPlaces } from "./limits/tool-places.ts";
import { checkOffering } from "./registry/compile-offered.ts";
import type { SharedRuntime } from "./runtime/runtime.ts";
import { Runtimes } from "./runtime/runtimes.ts";
import { totalCounts } from "./runtime/total-counts.ts";
import { createSeal } from "./sealing/create-seal.ts";
import type {
  AcceptedClient,
  ClientWire,
  DrainOptions,
  ServedLink,
  ServeOptions,
  Server,
  ServerCounts,
  ServerOptions,
} from "./server.ts";
import type { ServerEvent, ServerObserver } from "./server-event.ts";
import { SERVER_KEYS } from "./server-keys.ts";

/** Brings a definition to life, or what a function gives each client. */
export function createServer(offering: Offering, options: ServerOptions = {}): Server {
  return new LiveServer(offering, options);
}

const DEFAULT_DRAIN_TIMEOUT = 5000;

class LiveServer implements Server {
  readonly inspection: Inspection | undefined;
  readonly #observe: ServerObserver;
  readonly #shared: SharedRuntime;
  readonly #runtimes: Runtimes;
  readonly #links = new Set<ServedClient>();
  readonly #middleware: readonly Middleware[];
  #drained: Promise<void> | undefined;
  #closed = false;
  #tellDriver: () => void = () => {};

  constructor(offering: Offering, options: ServerOptions) {
    checkKeys("createServer", options, SERVER_KEYS);
    checkOffering(offering);
    this.#observe = containedObserver(options.onEvent);
    this.inspection = inspectionOf(
      options.inspect ?? processInspector(),
      endOf(offering),
      (error) => this.#report({ type: "callback.failed", callback: "inspect", error }),
    );
    const before = this.inspection?.before;
    this.#middleware = [...(before === undefined ? [] : [before]), ...(options.middleware ?? [])];
    this.#shared = this.#share(options);
    this.#runtimes = new Runtimes(offering, this.#shared);
    const over = new Promise<void>((resolve) => {
      this.#tellDriver = resolve;
    });
    this.inspection?.served?.(
      drivableServer(this, this.#links, { over, clock: this.#shared.clock }),
    );
  }

  get offering(): Offering {
    return this.#runtimes.offering;
  }

  get counts(): ServerCounts {
    const { audience, tally } = this.#shared;
    const { sessions, running, droppedLogs } = tally;
    const connections = this.#links.size;
    const served = [...this.#links];
    const peers = totalCounts(served.map(({ peer }) => peer));
    let streams = 0;
    for (const { link } of served) streams += link.openStreams ?? 0;
    const listeners = audience.size;
    return { ...peers, connections, sessions, running, listeners, streams, droppedLogs };
  }

  readonly accept = (wire?: ClientWire): AcceptedClient => this.#accept(wire);

  readonly serve = (channel: StreamedChannel, options: ServeOptions = {}): ServedLink =>
    this.attach(multiplex(channel, serverDialect(), options), options);

  readonly attach = (link: Link, { session }: ServeOptions = {}): ServedLink => {
    const client = this.#accept(new LinkWire(link, session));
    const served = new ServedClient(link, {
      peer: this.#createPeer(client),
      client,
      onEnd: this.#ended,
    });
    this.#links.add(served);
    served.attachment.ready();
    if (this.#closed || this.#shared.tally.draining) served.close();
    return served;
  };

  readonly #ended = (served: ServedClient): void => {
    this.#links.delete(served);
    this.#tellOver();
  };

  readonly update = (next: Offering): void => {
    const before = this.#runtimes.offer(next);
    this.#shared.audience.tell((facts) => {
      const lists = changedLists(before(facts).registry, this.#runtimes.at(facts).registry);
      return lists.map((list) => ({ list }));
    });
  };

  readonly changed = (change: Change): void => this.#shared.audience.publish(change);

  readonly drain = (options: DrainOptions = {}): Promise<void> => {
    checkKeys("drain", options, { timeout: 1 });
    const { timeout = DEFAULT_DRAIN_TIMEOUT } = options;
    checkTime("timeout", timeout);
    this.#drained ??= this.#drain(timeout);
    return this.#drained;
  };

  readonly close = (): void => {
    this.#closed = true;
    for (const link of [...this.#links]) link.close();
    this.#tellOver();
  };

  #tellOver(): void {
    if (!this.#closed || this.#links.size > 0) return;
    this.#tellDriver();
    this.inspection?.over?.();
  }

  async #drain(timeout: number): Promise<void> {
    const { tally, audience, clock } = this.#shared;
    tally.draining = true;
    audience.end();
    const links = [...this.#links];
    const idle = Promise.all(links.map(({ attachment }) => attachment.idle()));
    await settledWithin(idle, timeout, clock);
    this.close();
    await Promise.all(links.map(({ closed }) => closed));
  }

  #share(options: ServerOptions): SharedRuntime {
    const { limits, expose = false, seal = createSeal(), clock = systemClock } = options;
    const report = (event: ServerEvent) => this.#report(event);
    return {
      server: this,
      seal,
      limits: serverLimits(limits),
      expose,
      inspect: this.inspection,
      clock,
      audience: new Audience(options.changes ?? memoryBus(), report),
      debounced: new Set(options.debounced ?? BARE_NOTICES),
      places: new ToolPlaces(),
      tally: { draining: false, sessions: 0, running: 0, droppedLogs: 0 },
      report,
    };
  }

  #accept(wire: ClientWire = {}): ClientConnection {
    const runtimes = this.#runtimes;
    return new ClientConnection({
      runtimes,
      shared: this.#shared,
      middleware: this.#middleware,
      wire,
    });
  }

  #createPeer(client: AcceptedClient) {
    const { limits, inspect, clock } = this.#shared;
    return createPeer({
      serve: client.serve,
      onNotification: client.notified,
      limits: peerLimitsOf(limits),
      inspect,
      clock,
      onEvent: this.#shared.report,
      answersUnreadable: true,
    });
  }

  #report(event: ServerEvent): void {
    this.inspection?.told?.(event);
    this.#observe(event);
  }
}

/** How a server names itself to whoever inspects it; what each client is offered may have names of its own. */
function endOf(offering: Offering): InspectedEnd {
  if (typeof offering === "function") return { role: "server", name: "server" };
  return { role: "server", name: offering.name, version: offering.version };
}
