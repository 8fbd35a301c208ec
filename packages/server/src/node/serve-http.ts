import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { checkKeys, isLoopbackAddress, listenFailure } from "@mcp-actors/transport";
import type { Offering } from "../definition/offering.ts";
import { Endpoint } from "../http/endpoint.ts";
import type { HttpOptions } from "../http/http-options.ts";
import type { DrainOptions, Server } from "../server.ts";
import { checkDrain } from "./check-drain.ts";
import { checkPlace } from "./check-place.ts";
import { NodeExchange } from "./node-exchange.ts";
import { nodeTerms } from "./node-terms.ts";
import { onTermination } from "./on-termination.ts";
import { SERVE_HTTP_KEYS } from "./serve-keys.ts";

/** Where to listen, and what a signal does; everything has a default. */
export interface ServeHttpOptions extends HttpOptions {
  /** Default 0, which is any that is free. */
  readonly port?: number | undefined;
  /** The address to listen on; default 127.0.0.1, which only this machine reaches. */
  readonly host?: string | undefined;
  /** Default `/mcp`. */
  readonly path?: string | undefined;
  /** How SIGTERM and SIGINT end the process, as in `serveStdio`. Default false, which leaves them alone. */
  readonly drainOnSignal?: DrainOptions | false | undefined;
}

/** A server that listens for HTTP. */
export interface ServedHttp {
  /** Where clients reach it. */
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /** Stops listening, and ends every session and stream; a server that was given goes on. */
  readonly close: () => Promise<void>;
  /** Lets requests in flight end while new ones are refused, drains the server, and closes. */
  readonly drain: (options?: DrainOptions) => Promise<void>;
  /** Settles when the port is free. */
  readonly closed: Promise<void>;
}

/** Serves a definition, or a server, over Streamable HTTP: every revision of it, at one path. */
export async function serveHttp(
  served: Offering | Server,
  options: ServeHttpOptions = {},
): Promise<ServedHttp> {
  checkKeys("serveHttp", options, SERVE_HTTP_KEYS);
  checkPlace(options);
  const { port = 0, host = "127.0.0.1", path = "/mcp", drainOnSignal = false } = options;
  checkDrain(drainOnSignal);
  const endpoint = new Endpoint(served, options, { path, isLoopback: isLoopbackAddress(host) });
  const { server } = endpoint;
  const http = createHttpServer(nodeTerms(options.bodyTimeout), (request, response) =>
    endpoint.handle(new NodeExchange(request, response)),
  );
  const urlAt = (at: number): string =>
    `http://${host.includes(":") ? `[${host}]` : host}:${at}${path}`;
  await listen(http, port, host).catch((cause: unknown) => {
    throw listenFailure(urlAt(port), cause);
  });
  const closed = new Promise<void>((resolve) => http.once("close", resolve));
  const close = (): Promise<void> => {
    http.close();
    endpoint.close();
    closeConnections(http, closed);
    return closed;
  };
  const drain = async (how?: DrainOptions): Promise<void> => {
    await server.drain(how);
    await close();
  };
  if (drainOnSignal !== false) void closed.then(onTermination(() => drain(drainOnSignal)));
  const { port: bound } = http.address() as AddressInfo;
  return { url: urlAt(bound), port: bound, server, close, drain, closed };
}

/** How long replies under way may take to leave when a server closes, in ms. */
const FLUSH_GRACE = 1000;
/** How often connections are looked for that have nothing more to say, in ms. */
const SWEEP = 10;

/** Closes connections as soon as their replies have left, and all after a while. */
function closeConnections(http: HttpServer, closed: Promise<void>): void {
  const sweeping = setInterval(() => http.closeIdleConnections(), SWEEP);
  const patience = setTimeout(() => http.closeAllConnections(), FLUSH_GRACE);
  void closed.then(() => {
    clearInterval(sweeping);
    clearTimeout(patience);
  });
}

function listen(http: HttpServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, host, () => {
      http.off("error", reject);
      resolve();
    });
  });
}
