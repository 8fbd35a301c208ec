import {
  type Dialect,
  LATEST_LEGACY,
  LATEST_MODERN,
  legacyDialect,
  modernDialect,
  type Request,
} from "@mcp-actors/protocol";
import { type Channel, type Link, memoryPair, multiplex } from "@mcp-actors/transport";
import { expect } from "vitest";
import {
  type Attachment,
  type CallOptions,
  type CallOutcome,
  createPeer,
  type InboundExchange,
  type OutboundCall,
  type Peer,
  type PeerEvent,
  type PeerOptions,
} from "../../src/index.ts";
import { VirtualClock } from "../../src/testing/index.ts";
import { FarEnd } from "./far-end.ts";
import { NOTHING_HELD } from "./nothing-held.ts";

const identity = { info: { name: "test", version: "1.0.0" }, capabilities: {} };

export const legacy: Dialect = legacyDialect(LATEST_LEGACY, identity);
export const modern: Dialect = modernDialect(LATEST_MODERN, identity);

export const callEcho: Request = { method: "tools/call", params: { name: "echo" } };

/** A request of the far end, as whoever answers it sees it. */
export interface Served {
  readonly request: Request;
  readonly exchange: InboundExchange;
}

export interface WorldOptions extends Partial<PeerOptions> {
  readonly dialect?: Dialect;
  /** Whether a link is attached and ready from the start; default true. */
  readonly connected?: boolean;
  /** Narrows the channel of each link. */
  readonly narrow?: (channel: Channel) => Channel;
}

/** A peer in virtual time, with a far end that is moved by hand. */
export class World {
  readonly clock = new VirtualClock();
  readonly events: PeerEvent[] = [];
  /** The requests of the far end that reached a handler, in order. */
  readonly served: Served[] = [];
  /** The notifications that reached their handler, by method. */
  readonly notified: string[] = [];
  readonly peer: Peer;
  readonly #dialect: Dialect;
  readonly #narrow: (channel: Channel) => Channel;
  #link: Link | undefined;
  #far: FarEnd | undefined;
  #attachment: Attachment | undefined;
  /** How the links ended, in order: what `ended` was called with. */
  readonly endings: unknown[] = [];

  constructor({
    dialect = legacy,
    connected = true,
    narrow = (channel) => channel,
    ...options
  }: WorldOptions = {}) {
    this.#dialect = dialect;
    this.#narrow = narrow;
    this.peer = createPeer({
      serve: (request, exchange) => {
        this.served.push({ request, exchange });
      },
      onNotification: ({ method }) => {
        this.notified.push(method);
      },
      onEvent: (event) => {
        this.events.push(event);
      },
      clock: this.clock,
      ...options,
    });
    if (connected) this.connect().ready();
  }

  /** Attaches a new link, which is not ready yet. */
  connect(): Attachment {
    const [near, far] = memoryPair();
    this.#far = new FarEnd(far);
    this.#link = multiplex(this.#narrow(near), this.#dialect);
    this.#attachment = this.peer.attach(this.#link, (error) => this.endings.push(error));
    return this.#attachment;
  }

  get far(): FarEnd {
    if (this.#far === undefined) throw new Error("Nothing is attached");
    return this.#far;
  }

  get link(): Link {
    if (this.#link === undefined) throw new Error("Nothing is attached");
    return this.#link;
  }

  get attachment(): Attachment {
    if (this.#attachment === undefined) throw new Error("Nothing is attached");
    return this.#attachment;
  }

  /** Makes a call, and keeps a log of all that it tells its caller. */
  call(options: CallOptions = {}, request = callEcho): Watched {
    const log: unknown[] = [];
    const call = this.peer.call(request, {
      ...options,
      onProgress: (progress) => {
        log.push(progress.progress);
        return options.onProgress?.(progress);
      },
      onSettled: (outcome) => {
        log.push(outcome);
        return options.onSettled?.(outcome);
      },
    });
    return { call, log };
  }

  /** The handler's side of a request at a place, the last one by default. */
  exchange(at = -1): InboundExchange {
    const served = this.served.at(at);
    if (served === undefined) throw new Error(`No request was served at ${at}`);
    return served.exchange;
  }

  /** The types of what happened, in order. */
  get eventTypes(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** Everything that a peer can hold is let go. */
  expectNothingHeld(): void {
    expect(this.peer.counts).toEqual(NOTHING_HELD);
    expect(this.clock.pending).toBe(0);
    expect(this.#link?.openExchanges ?? 0).toBe(0);
  }
}

export interface Watched {
  readonly call: OutboundCall;
  /** Numbers are progress, the last entry is the outcome. */
  readonly log: unknown[];
}

/** Lets everything that is on its way in memory arrive. */
export function arrival(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export function completed(result: object = {}): CallOutcome {
  return { status: "completed", result: { ...result } };
}
