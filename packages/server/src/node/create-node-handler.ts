import type { IncomingMessage, ServerResponse } from "node:http";
import { checkKeys } from "@mcp-actors/transport";
import type { Offering } from "../definition/offering.ts";
import type { FetchHandlerOptions } from "../http/create-fetch-handler.ts";
import { Endpoint } from "../http/endpoint.ts";
import { HANDLER_KEYS } from "../http/http-keys.ts";
import type { Server } from "../server.ts";
import { NodeExchange } from "./node-exchange.ts";
import { takenBody } from "./taken-body.ts";

/** Answers requests as Node, Express and Fastify hand them on. */
export interface NodeHandler {
  /** A body that something read before is taken from `request.body`, where parsers leave it. */
  (request: IncomingMessage & { readonly body?: unknown }, response: ServerResponse): void;
  readonly server: Server;
  /** Ends every session and stream of this handler. */
  readonly close: () => void;
}

/** Serves a definition, or a server, as a listener of a `node:http` server that is somebody else's. */
export function createNodeHandler(
  served: Offering | Server,
  options: FetchHandlerOptions = {},
): NodeHandler {
  checkKeys("createNodeHandler", options, HANDLER_KEYS);
  const { path, loopback = false } = options;
  const endpoint = new Endpoint(served, options, { path, isLoopback: loopback });
  const handle = (
    request: IncomingMessage & { readonly body?: unknown },
    response: ServerResponse,
  ): void => endpoint.handle(new NodeExchange(request, response, takenBody(request)));
  return Object.assign(handle, { server: endpoint.server, close: () => endpoint.close() });
}
