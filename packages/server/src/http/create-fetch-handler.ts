import { systemClock } from "@mcp-actors/machine";
import { checkKeys } from "@mcp-actors/transport";
import type { Offering } from "../definition/offering.ts";
import type { Server } from "../server.ts";
import { Endpoint } from "./endpoint.ts";
import { FetchExchange } from "./fetch-exchange.ts";
import { HANDLER_KEYS } from "./http-keys.ts";
import type { HttpOptions } from "./http-options.ts";

/** How a fetch handler is reached; everything has a default. */
export interface FetchHandlerOptions extends HttpOptions {
  /** The path of the endpoint; default every path leads to it. */
  readonly path?: string | undefined;
  /** Whether requests come from this machine alone, so that hosts and origins are checked as for it. Default false. */
  readonly loopback?: boolean | undefined;
}

/** Answers requests of the web, as Workers, Deno, Bun and routers hand them on. */
export interface FetchHandler {
  /** @param from - Where the client is, for logs and limits: a host knows it, a request does not. */
  (request: Request, from?: { readonly address?: string | undefined }): Promise<Response>;
  readonly server: Server;
  /** Ends every session and stream of this handler. */
  readonly close: () => void;
}

/** Serves a definition, or a server, to whatever speaks in requests and responses of the web. */
export function createFetchHandler(
  served: Offering | Server,
  options: FetchHandlerOptions = {},
): FetchHandler {
  checkKeys("createFetchHandler", options, HANDLER_KEYS);
  const { path, loopback = false, clock = systemClock } = options;
  const endpoint = new Endpoint(served, options, { path, isLoopback: loopback });
  const handle: FetchHandler = Object.assign(
    (request: Request, from: { readonly address?: string | undefined } = {}) => {
      // Runtimes that call it themselves hand on things of their own: the address of Bun's is no text.
      const address = typeof from.address === "string" ? from.address : undefined;
      const exchange = new FetchExchange(request, address, clock);
      endpoint.handle(exchange);
      return exchange.response;
    },
    { server: endpoint.server, close: () => endpoint.close() },
  );
  return handle;
}
