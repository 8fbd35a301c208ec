import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { checkKeys, isLoopbackAddress, listenFailure, optionsOf } from "@mcp-actors/transport";
import { Observable } from "@mcp-actors/transport/rxjs";
import { merge } from "@mcp-actors/transport/rxjs/operators";
import {
  LISTEN_WEBSOCKET_KEYS,
  type ListenWebSocketOptions,
  listenWebSocket,
} from "@mcp-actors/transport/websocket";
import { createCapabilitiesHandler } from "../http/create-capabilities-handler.ts";
import type { ModelOffer } from "../server/define-model.ts";
import type { ServeModelOptions } from "../server/serve-model.ts";
import { SERVE_MODEL_WEBSOCKET_KEYS } from "./serve-keys.ts";
import { type ListeningModel, serveModelAt } from "./serve-model-at.ts";

/** Where to listen, whom to let in, and what the server may want of its own; everything has a default. */
export interface ServeModelWebSocketOptions
  extends ServeModelOptions,
    Omit<ListenWebSocketOptions, "onListening" | "server" | "loopback"> {}

/** Serves a model over WebSockets, one message to a frame of text, and beside them `GET /capabilities`. */
export async function serveModelWebSocket(
  offer: ModelOffer,
  options: ServeModelWebSocketOptions = {},
): Promise<ListeningModel> {
  checkKeys("serveModelWebSocket", options, SERVE_MODEL_WEBSOCKET_KEYS);
  const { host = "127.0.0.1", port = 0, path = "/mcp" } = options;
  const wire = optionsOf<ListenWebSocketOptions>(options, LISTEN_WEBSOCKET_KEYS);
  const server = createServer(answerWith(createCapabilitiesHandler(offer)));
  const listening$ = (onListening: (url: string) => void) =>
    new Observable<never>((subscriber) => {
      const urlAt = (at: number) => `ws://${host.includes(":") ? `[${host}]` : host}:${at}${path}`;
      server.on("error", (error) => subscriber.error(listenFailure(urlAt(port), error)));
      server.listen(port, host, () => onListening(urlAt((server.address() as AddressInfo).port)));
      return () => server.close();
    });
  const sockets = listenWebSocket({ ...wire, server, loopback: isLoopbackAddress(host) });
  return serveModelAt(offer, (onListening) => merge(sockets, listening$(onListening)), options);
}

function answerWith(handle: (request: Request) => Response) {
  return (request: IncomingMessage, reply: ServerResponse): void => {
    const response = handle(toRequest(request));
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    void response.text().then((body) => reply.end(body));
  };
}

/** What cannot even be read asks for nothing that is there. */
function toRequest({ url = "/", method = "GET" }: IncomingMessage): Request {
  const address = `http://localhost${url}`;
  const known = method === "GET" || method === "HEAD" ? method : "POST";
  return new Request(URL.canParse(address) ? address : "http://localhost", { method: known });
}
