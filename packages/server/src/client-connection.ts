import type { InboundExchange, Serve, SessionTerms } from "@mcp-actors/machine";
import {
  type Dialect,
  ErrorCode,
  type JsonRpcNotification,
  ProtocolError,
  type Request,
} from "@mcp-actors/protocol";
import { type Caller, readCaller, speaksForItself } from "./caller.ts";
import type { Method } from "./methods/method.ts";
import { METHODS } from "./methods/methods.ts";
import type { Runtime } from "./runtime.ts";
import { ServedRequest } from "./served-request.ts";
import { serverDialect } from "./server-dialect.ts";
import { Session } from "./session.ts";
import type { SessionOpener } from "./session-opener.ts";
import { STRANGER } from "./stranger.ts";

/**
 * One client, as the server sees it: requests that speak for themselves, and the one session beside them.
 *
 * spec: basic/versioning: the era is chosen by each request.
 */
export class ClientConnection implements SessionOpener {
  readonly #runtime: Runtime;
  readonly #speak: (dialect: Dialect) => void;
  #session: Session | undefined;

  /** @param speak - Told once the session has a revision of its own. */
  constructor(runtime: Runtime, speak: (dialect: Dialect) => void = () => {}) {
    this.#runtime = runtime;
    this.#speak = speak;
  }

  readonly serve: Serve = (request, exchange) => {
    try {
      this.#serve(request, exchange);
    } catch (error) {
      new ServedRequest(this.#runtime, STRANGER, request, exchange).fail(error);
    }
  };

  readonly notified = ({ method }: JsonRpcNotification): void => {
    if (method === "notifications/initialized") this.#session?.confirm();
  };

  get session(): Session | undefined {
    return this.#session;
  }

  openSession(terms: SessionTerms): void {
    this.#session = new Session(terms, this.#runtime.inspect);
    this.#runtime.tally.sessions += 1;
    this.#speak(serverDialect(this.#runtime.registry.serverInfo, this.#session.revision));
  }

  readonly close = (): void => {
    if (this.#session === undefined) return;
    this.#session.close();
    this.#session = undefined;
    this.#runtime.tally.sessions -= 1;
  };

  #serve(request: Request, exchange: InboundExchange): void {
    const meta = request.params?._meta;
    const caller = speaksForItself(meta) ? readCaller(meta) : this.#sessionCaller(request);
    const method = this.#method(request.method, caller);
    const served = new ServedRequest(this.#runtime, caller, request, exchange);
    const result = method.handle(served, this);
    if (result !== undefined) served.answer(result);
  }

  #method(name: string, { revision }: Caller): Method {
    const method = METHODS.get(name);
    const { capabilities } = this.#runtime.registry;
    if (method === undefined || !method.eras.includes(revision.era)) throw notFound();
    // What was not offered is not there.
    if (method.capability !== undefined && capabilities[method.capability] === undefined) {
      throw notFound();
    }
    return method;
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

function notFound(): ProtocolError {
  return new ProtocolError(ErrorCode.MethodNotFound, "Method not found");
}
