import {
  type InboundExchange,
  type Middleware,
  type Serve,
  type SessionSnapshot,
  type SessionTerms,
  serveThrough,
} from "@mcp-actors/machine";
import {
  ErrorCode,
  type JsonRpcNotification,
  ProtocolError,
  type Request,
} from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import type { ListenFilter } from "../changes/listen-filter.ts";
import { ListenStream } from "../changes/listen-stream.ts";
import { NoticeOutbox } from "../changes/notice-outbox.ts";
import { toErrorObject } from "../failure/failure.ts";
import { overloaded } from "../limits/overloaded.ts";
import type { Method } from "../methods/method.ts";
import { METHODS } from "../methods/methods.ts";
import type { SessionOpener } from "../methods/session-opener.ts";
import { type Caller, readCaller, speaksForItself } from "../request/caller.ts";
import { ServedRequest } from "../request/served-request.ts";
import { STRANGER } from "../request/stranger.ts";
import type { Runtime, SharedRuntime } from "../runtime/runtime.ts";
import type { Runtimes } from "../runtime/runtimes.ts";
import type { AcceptedClient, ClientWire } from "../server.ts";
import { lastingFacts } from "./lasting-facts.ts";
import { serverDialect } from "./server-dialect.ts";
import { Session } from "./session.ts";

/** What serves a client, and the wire that it is at the other end of. */
export interface ClientConnectionOptions {
  readonly runtimes: Runtimes;
  readonly shared: SharedRuntime;
  readonly middleware: readonly Middleware[];
  readonly wire: ClientWire;
}

/**
 * One client, as the server sees it: requests that speak for themselves, and the one session beside them.
 *
 * spec: basic/versioning: the era is chosen by each request.
 */
export class ClientConnection implements AcceptedClient, SessionOpener {
  readonly serve: Serve;
  readonly #runtimes: Runtimes;
  readonly #shared: SharedRuntime;
  readonly #wire: ClientWire;
  #streams: Set<ListenStream> | undefined;
  #session: Session | undefined;

  constructor({ runtimes, shared, middleware, wire }: ClientConnectionOptions) {
    this.#runtimes = runtimes;
    this.#shared = shared;
    this.#wire = wire;
    this.serve = serveThrough(middleware, this.#serve, this.#fail);
    if (wire.wakes !== undefined) this.#begin(wire.wakes.snapshot, wire.wakes.facts);
  }

  readonly notified = ({ method }: JsonRpcNotification): void => {
    if (method === "notifications/initialized") this.#session?.confirm();
  };

  get session(): Session | undefined {
    return this.#session;
  }

  get snapshot(): SessionSnapshot | undefined {
    return this.#session?.snapshot;
  }

  openSession(terms: SessionTerms, { exchange }: ServedRequest): void {
    this.#begin(terms, lastingFacts(exchange.facts));
  }

  #begin(from: SessionTerms | SessionSnapshot, facts: Facts): void {
    const { tally, audience, inspect, debounced } = this.#shared;
    const outbox = new NoticeOutbox(this.#wire, debounced);
    const session = new Session(from, { facts, outbox, audience, inspect });
    this.#session = session;
    tally.sessions += 1;
    audience.add(session);
    this.#wire.speak?.(serverDialect(session.revision));
  }

  listen(request: ServedRequest, filter: ListenFilter): void {
    const { audience, debounced, limits } = this.#shared;
    this.#streams ??= new Set();
    if (this.#streams.size >= limits.streams) {
      throw overloaded(`Client listens to ${limits.streams} streams already`);
    }
    const onEnd = (ended: ListenStream) => this.#streams?.delete(ended);
    const wire = this.#wire;
    const stream = new ListenStream(request, { audience, filter, debounced, wire, onEnd });
    this.#streams.add(stream);
    stream.start();
  }

  readonly close = (): void => {
    if (this.#session === undefined) return;
    this.#shared.audience.remove(this.#session);
    this.#session.close();
    this.#session = undefined;
    this.#shared.tally.sessions -= 1;
  };

  readonly #serve: Serve = (request, exchange) => {
    try {
      this.#run(request, exchange);
    } catch (error) {
      this.#fail(request, exchange, error);
    }
  };

  readonly #fail = (request: Request, exchange: InboundExchange, error: unknown): void =>
    exchange.fail(toErrorObject(error, request, this.#shared));

  #run(request: Request, exchange: InboundExchange): void {
    if (this.#shared.tally.draining) throw overloaded("Server is draining");
    const meta = request.params?._meta;
    const caller = speaksForItself(meta) ? readCaller(meta) : this.#sessionCaller(request);
    const runtime = this.#runtimes.at(exchange.facts);
    const method = findMethod(request.method, caller, runtime);
    const served = new ServedRequest(runtime, caller, request, exchange);
    const result = method.handle(served, this);
    if (result !== undefined) served.answer(result);
  }

  #sessionCaller({ method }: Request): Caller {
    if (this.#session !== undefined) return this.#session;
    // spec: basic/lifecycle: these two may come before a session is there.
    if (method === "initialize" || method === "ping") return STRANGER;
    throw new ProtocolError(
      ErrorCode.InvalidParams,
      "Request has no protocol version in its _meta, and no session was initialized",
    );
  }
}

function findMethod(name: string, { revision }: Caller, { registry }: Runtime): Method {
  const method = METHODS[revision.era].get(name);
  if (method === undefined) throw notFound(name);
  // What was not offered is not there.
  if (method.capability !== undefined && registry.capabilities[method.capability] === undefined) {
    throw notFound(name);
  }
  return method;
}

/** As much of a method's name as is told back. */
const LONGEST_NAME = 100;

function notFound(name: string): ProtocolError {
  const told = name.slice(0, LONGEST_NAME);
  return new ProtocolError(ErrorCode.MethodNotFound, `Method not found: ${told}`);
}
