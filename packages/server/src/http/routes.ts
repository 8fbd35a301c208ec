import type { Timers } from "@mcp-actors/machine";
import { HttpHeader } from "@mcp-actors/protocol/http";
import type { Server } from "../server.ts";
import type { ServerObserver } from "../server-event.ts";
import { takeCapabilities } from "./capabilities-route.ts";
import type { HttpExchange } from "./http-exchange.ts";
import type { HttpOptions } from "./http-options.ts";
import type { HttpSettings } from "./http-settings.ts";
import { SessionPosts } from "./legacy-posts.ts";
import { LonePosts } from "./lone-posts.ts";
import { PostRoute } from "./post-route.ts";
import type { Route } from "./route.ts";
import { SessionRoutes } from "./session-routes.ts";
import { Sessions } from "./sessions.ts";
import { SseRoutes } from "./sse-routes.ts";
import { StatelessClients } from "./stateless-clients.ts";

/** What is served at an endpoint, where, and on which terms. */
export interface RoutesOptions {
  readonly server: Server;
  readonly options: HttpOptions;
  readonly settings: HttpSettings;
  readonly timers: Timers;
  readonly report: ServerObserver;
  /** The path of the endpoint; undefined where every path leads to it. */
  readonly path: string | undefined;
}

/** What is found where. */
export class Routes {
  readonly #path: string | undefined;
  readonly #clients: StatelessClients;
  readonly #sessions: Sessions | undefined;
  readonly #posts: PostRoute;
  readonly #sessionRoutes: SessionRoutes | undefined;
  readonly #sse: SseRoutes | undefined;

  constructor({ server, options, settings, timers, report, path }: RoutesOptions) {
    const { json = false, sessions = {} } = options;
    const terms = { timers, settings, json };
    this.#path = path;
    this.#clients = new StatelessClients(server, terms);
    if (sessions !== false) {
      this.#sessions = new Sessions({ server, terms, json, sessions, report });
      this.#sessionRoutes = new SessionRoutes(this.#sessions);
    }
    const legacy =
      this.#sessions === undefined
        ? new LonePosts(server, terms)
        : new SessionPosts(this.#sessions);
    this.#posts = new PostRoute({ settings, json, clients: this.#clients, legacy });
    if (options.sse === true) {
      this.#sse = new SseRoutes({ server, terms, sessions: sessions === false ? {} : sessions });
    }
  }

  /** Who takes a request; where nobody does it is refused, before anyone is asked who they are. */
  find(exchange: HttpExchange): Route | undefined {
    const { path } = exchange;
    if (path === "/sse" && this.#sse !== undefined)
      return this.#only("GET", this.#sse.open, exchange);
    if (path === "/messages" && this.#sse !== undefined) {
      return this.#only("POST", this.#sse.post, exchange);
    }
    if (this.#isCapabilities(path) && exchange.method === "GET") return this.#capabilities;
    if (this.#path !== undefined && path !== this.#path) {
      exchange.reply(404);
      return undefined;
    }
    return this.#findByMethod(exchange);
  }

  #isCapabilities(path: string): boolean {
    return this.#path === undefined ? path.endsWith(CAPABILITIES) : path === CAPABILITIES;
  }

  close(): void {
    this.#clients.close();
    this.#sessions?.close();
    this.#sse?.close();
  }

  readonly #post: Route = (exchange, facts) => this.#posts.take(exchange, facts);
  readonly #get: Route = (exchange, facts) => this.#sessionRoutes?.get(exchange, facts);
  readonly #delete: Route = (exchange, facts) => this.#sessionRoutes?.delete(exchange, facts);
  readonly #capabilities: Route = (exchange, facts) =>
    takeCapabilities(this.#clients, exchange, facts);

  #findByMethod(exchange: HttpExchange): Route | undefined {
    const { method, headers } = exchange;
    if (method === "POST") return this.#post;
    // Who has no session can but POST.
    const hasSession =
      this.#sessionRoutes !== undefined && headers.get(HttpHeader.SessionId) !== null;
    if (hasSession && method === "GET" && this.#sessions?.json !== true) return this.#get;
    if (hasSession && method === "DELETE") return this.#delete;
    refuseMethod(exchange, hasSession ? "GET, POST, DELETE" : "POST");
    return undefined;
  }

  #only(method: string, route: Route, exchange: HttpExchange): Route | undefined {
    if (exchange.method === method) return route;
    refuseMethod(exchange, method);
    return undefined;
  }
}

const CAPABILITIES = "/capabilities";

function refuseMethod(exchange: HttpExchange, allow: string): void {
  exchange.reply(405, { Allow: allow });
}
