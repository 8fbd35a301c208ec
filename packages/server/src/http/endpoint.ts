import { createTimers, systemClock, unheldClock } from "@mcp-actors/machine";
import { ErrorCode } from "@mcp-actors/protocol";
import { type Facts, OriginGuard } from "@mcp-actors/transport";
import { createServer } from "../create-server.ts";
import type { Offering } from "../offering.ts";
import { printFailure } from "../print-failure.ts";
import type { Server } from "../server.ts";
import type { ServerObserver } from "../server-event.ts";
import { ANONYMOUS, type Authenticate, type Verdict } from "./authenticate.ts";
import { corsExchange, preflightFields } from "./cors-exchange.ts";
import type { HttpExchange } from "./http-exchange.ts";
import type { HttpOptions } from "./http-options.ts";
import { refuse, refuseInvalid } from "./refuse.ts";
import { Routes } from "./routes.ts";

/** Where an endpoint is, beside what its options say. */
export interface EndpointPlace {
  /** The path of the endpoint; undefined where every path leads to it. */
  readonly path: string | undefined;
  readonly isLoopback: boolean;
}

/** A server as HTTP sees it: who may ask what, whichever way requests come in. */
export class Endpoint {
  readonly server: Server;
  readonly #guard: OriginGuard;
  readonly #authenticate: Authenticate | undefined;
  readonly #cors: boolean;
  readonly #report: ServerObserver;
  readonly #routes: Routes;

  constructor(served: Offering | Server, options: HttpOptions, place: EndpointPlace) {
    const { authenticate, allowedHosts, allowedOrigins, cors = false, onEvent } = options;
    this.server = "attach" in served ? served : createServer(served, options);
    this.#guard = new OriginGuard({ allowedHosts, allowedOrigins, isLoopback: place.isLoopback });
    this.#authenticate = authenticate;
    this.#cors = cors;
    this.#report = onEvent ?? printFailure;
    const timers = createTimers(unheldClock(options.clock ?? systemClock));
    this.#routes = new Routes({
      server: this.server,
      options,
      timers,
      report: this.#report,
      path: place.path,
    });
  }

  /** Takes a request; whatever goes wrong with it is its own reply. */
  handle(exchange: HttpExchange): void {
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
  }

  async #admit(exchange: HttpExchange): Promise<void> {
    try {
      if (this.#cors && exchange.method === "OPTIONS") {
        exchange.reply(204, preflightFields(exchange));
        return;
      }
      const route = this.#routes.find(exchange);
      if (route === undefined) return;
      const verdict =
        this.#authenticate === undefined ? ANONYMOUS : await this.#authenticate(exchange.headers);
      if (typeof verdict !== "string" || verdict === "") challenge(exchange, verdict);
      else await route(exchange, this.#factsOf(exchange, verdict));
    } catch (error) {
      this.#report({ type: "callback.failed", callback: "http", error });
      refuse(exchange, {
        status: 500,
        error: { code: ErrorCode.InternalError, message: "Internal error" },
      });
    }
  }

  #factsOf({ address, headers }: HttpExchange, principal: string): Facts {
    return { principal, address, headers };
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
