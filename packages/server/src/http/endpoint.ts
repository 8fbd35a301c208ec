import { createTimers, systemClock, type Timers, unheldClock } from "@mcp-actors/machine";
import { ErrorCode } from "@mcp-actors/protocol";
import { OriginGuard, optionsOf, type WireTap } from "@mcp-actors/transport";
import { createServer } from "../create-server.ts";
import type { Offering } from "../definition/offering.ts";
import { containedObserver } from "../failure/contained-observer.ts";
import type { Server, ServerOptions } from "../server.ts";
import type { ServerObserver } from "../server-event.ts";
import { SERVER_KEYS } from "../server-keys.ts";
import { ANONYMOUS, type Authenticate, type Verdict } from "./authenticate.ts";
import { corsExchange, preflightFields } from "./cors-exchange.ts";
import type { HttpExchange } from "./http-exchange.ts";
import type { HttpOptions } from "./http-options.ts";
import { type HttpSettings, httpSettings } from "./http-settings.ts";
import { inTime, LATE } from "./in-time.ts";
import { refuse, refuseInvalid } from "./refuse.ts";
import { Routes } from "./routes.ts";
import { tappedExchange } from "./tapped-exchange.ts";

/** Where an endpoint is, beside what its options say. */
export interface EndpointPlace {
  /** The path of the endpoint; undefined where every path leads to it. */
  readonly path: string | undefined;
  readonly isLoopback: boolean;
}

/** The heads of all requests and replies, beside the messages in them. */
const HEADS = { kind: "http heads", facts: { principal: "anybody" } };

/** A server as HTTP sees it: who may ask what, whichever way requests come in. */
export class Endpoint {
  readonly server: Server;
  readonly #guard: OriginGuard;
  readonly #authenticate: Authenticate | undefined;
  readonly #cors: boolean;
  readonly #report: ServerObserver;
  readonly #settings: HttpSettings;
  readonly #timers: Timers;
  readonly #routes: Routes;
  readonly #tap: WireTap | undefined;
  #taken = 0;

  constructor(served: Offering | Server, options: HttpOptions, place: EndpointPlace) {
    const { authenticate, allowedHosts, allowedOrigins, cors = false, onEvent } = options;
    this.server =
      "attach" in served
        ? served
        : createServer(served, optionsOf<ServerOptions>(options, SERVER_KEYS));
    this.#guard = new OriginGuard({ allowedHosts, allowedOrigins, isLoopback: place.isLoopback });
    this.#authenticate = authenticate;
    this.#cors = cors;
    this.#report = containedObserver(onEvent);
    this.#settings = httpSettings(options);
    this.#timers = createTimers(unheldClock(options.clock ?? systemClock));
    this.#tap = this.server.inspection?.wire?.(HEADS);
    this.#routes = new Routes({
      server: this.server,
      options,
      settings: this.#settings,
      timers: this.#timers,
      report: this.#report,
      path: place.path,
    });
  }

  /** Takes a request; whatever goes wrong with it is its own reply. */
  handle(exchange: HttpExchange): void {
    if (this.#tap === undefined) this.#take(exchange);
    else {
      this.#taken += 1;
      this.#take(tappedExchange(exchange, this.#tap, `h${this.#taken}`));
    }
  }

  #take(exchange: HttpExchange): void {
    const problem = this.#guard.problem(exchange);
    if (problem !== undefined) {
      refuseInvalid(exchange, 403, problem);
      return;
    }
    const origin = this.#cors ? exchange.headers.get("origin") : null;
    void this.#admit(origin === null ? exchange : corsExchange(exchange, origin));
  }

  /** Ends every session and stream; a server with other listeners goes on. */
  close(): void {
    this.#routes.close();
    this.#tap?.closed();
  }

  async #admit(exchange: HttpExchange): Promise<void> {
    try {
      if (this.#cors && exchange.method === "OPTIONS") {
        exchange.reply(204, preflightFields(exchange));
        return;
      }
      const route = this.#routes.find(exchange);
      if (route === undefined) return;
      const asked = this.#verdictOn(exchange);
      // Most servers ask nobody, and go on at once.
      const verdict = typeof asked === "string" ? asked : await asked;
      const { address, headers } = exchange;
      if (verdict === LATE) this.#refuseLate(exchange);
      else if (typeof verdict !== "string" || verdict === "") challenge(exchange, verdict);
      else await route(exchange, { principal: verdict, address, headers });
    } catch (error) {
      this.#report({ type: "callback.failed", callback: "http", error });
      refuse(exchange, {
        status: 500,
        error: { code: ErrorCode.InternalError, message: "Internal error" },
      });
    }
  }

  #verdictOn(exchange: HttpExchange): string | Promise<Verdict | typeof LATE> {
    if (this.#authenticate === undefined) return ANONYMOUS;
    const verdict = this.#authenticate(exchange.headers);
    if (typeof verdict === "string") return verdict;
    const timers = exchange.timers ?? this.#timers;
    return inTime(Promise.resolve(verdict), { timers, ms: this.#settings.authenticateTimeout });
  }

  #refuseLate(exchange: HttpExchange): void {
    const { authenticateTimeout } = this.#settings;
    const error = new Error(`Option authenticate took longer than ${authenticateTimeout} ms`);
    this.#report({ type: "callback.failed", callback: "authenticate", error });
    refuse(exchange, {
      status: 503,
      error: { code: ErrorCode.InternalError, message: "Finding out who asks took too long" },
      fields: { "Retry-After": "1" },
    });
  }
}

function challenge(exchange: HttpExchange, verdict: Verdict): void {
  // No name at all is nobody's.
  const refusal = typeof verdict === "string" ? undefined : verdict;
  const { status = 401, challenge: words = "Bearer" } = refusal ?? {};
  refuse(exchange, {
    status,
    error: {
      code: ErrorCode.InvalidRequest,
      message: status === 401 ? "Nobody is known to ask" : "Not allowed",
    },
    fields: { "WWW-Authenticate": words },
  });
}
