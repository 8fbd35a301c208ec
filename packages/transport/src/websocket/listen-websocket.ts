import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { Observable } from "#rxjs";
import type { Transport } from "../channel.ts";
import { listenFailure } from "../listen-failure.ts";
import { checkKeys } from "../options/check-keys.ts";
import { isLoopbackAddress } from "../origin-guard.ts";
import { unfailing } from "../unfailing.ts";
import { DEFAULT_PATH, type ListenWebSocketOptions } from "./listen-websocket-options.ts";
import { refuse } from "./refusal.ts";
import { Upgrades } from "./upgrades.ts";
import { LISTEN_WEBSOCKET_KEYS } from "./websocket-keys.ts";

const DEFAULT_HOST = "127.0.0.1";

/** Bounds on whoever connects and says nothing, or says it slowly, in ms; and how headers are read. */
const TERMS = {
  // A header that is there twice is nobody's word, as over HTTP.
  joinDuplicateHeaders: true,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  maxHeaderSize: 32 * 1024,
};

/**
 * Listens for WebSockets at one path, and emits one channel for each peer until it is unsubscribed.
 *
 * Hosts and origins are checked as over HTTP. A client that offers the subprotocol `mcp` is given
 * it, and any other is taken without one. Binary frames are refused with 1003, messages past the limit
 * with 1009. Reading from a peer pauses while it leaves unread what it was sent.
 */
export function listenWebSocket(options: ListenWebSocketOptions = {}): Transport {
  checkKeys("listenWebSocket", options, LISTEN_WEBSOCKET_KEYS);
  const { host = DEFAULT_HOST, loopback = false } = options;
  const server = options.server as Server | undefined;
  return new Observable((subscriber) => {
    const isLoopback = server === undefined ? isLoopbackAddress(host) : loopback;
    const upgrades = new Upgrades(options, isLoopback, (channel) => subscriber.next(channel));
    if (server !== undefined) {
      const take = (request: IncomingMessage, wire: Duplex, head: Buffer) => {
        if (upgrades.door.leadsHere(request)) upgrades.take(request, wire, head);
      };
      server.on("upgrade", take);
      return () => void server.off("upgrade", take);
    }
    const own = ownServer(upgrades);
    own.once("error", (cause) => {
      const where = urlOf({ ...options, port: options.port ?? 0 });
      subscriber.error(listenFailure(where, cause));
    });
    own.listen(options.port ?? 0, host, () => {
      const { port } = own.address() as AddressInfo;
      unfailing(options.onListening)(urlOf({ ...options, port }));
    });
    return () => own.close();
  });
}

function ownServer(upgrades: Upgrades): Server {
  const server = createServer(TERMS, (_request, response) => {
    response.writeHead(426, { Connection: "Upgrade", Upgrade: "websocket" });
    response.end("This is a WebSocket\n");
  });
  return server.on("upgrade", (request, wire, head) => {
    if (upgrades.door.leadsHere(request)) upgrades.take(request, wire, head);
    else refuse(wire, { status: 404, message: "Nothing is served here" });
  });
}

function urlOf({ host = DEFAULT_HOST, port, path = DEFAULT_PATH }: ListenWebSocketOptions): string {
  return `ws://${host.includes(":") ? `[${host}]` : host}:${port}${path}`;
}
