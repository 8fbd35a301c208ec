import { createServer, type Server, type Socket } from "node:net";
import type { Subscriber } from "rxjs";
import { Observable } from "#rxjs";
import type { Channel, Facts, Transport } from "../channel.ts";
import { streamChannel } from "../framing/stream-channel.ts";
import type { SocketOptions } from "../framing/stream-channel-options.ts";
import { listenFailure } from "../listen-failure.ts";
import { checkKeys } from "../options/check-keys.ts";
import { unfailing } from "../unfailing.ts";
import { checkAddress } from "./check-address.ts";
import { claimPath } from "./claim-path.ts";
import { filledAddress, type SocketAddress, socketUrl } from "./socket-address.ts";
import { SOCKET_TERMS } from "./socket-terms.ts";
import { LISTEN_TCP_KEYS } from "./tcp-keys.ts";

/** What a listener on a socket can be told; all of it has a default. */
export interface ListenTcpOptions extends SocketOptions {
  /** Hears where it listens, once it does: the port that was free, where 0 was asked for. What it throws or rejects is ignored. */
  readonly onListening?: ((address: SocketAddress) => unknown) | undefined;
  /** Channels open at once; whoever comes over that is let go at once. Default 10,000. */
  readonly maxChannels?: number | undefined;
}

/**
 * Listens on a TCP port or a Unix domain socket, and emits one channel for each peer until it is unsubscribed.
 *
 * Reading from a peer pauses while it leaves unread what it was sent. A socket
 * file that nobody listens on any more is replaced. Whoever may open the path
 * of a Unix domain socket is `local`; on a port everybody is `anonymous`.
 */
export function listenTcp(address: SocketAddress, options: ListenTcpOptions = {}): Transport {
  checkAddress(address);
  checkKeys("listenTcp", options, LISTEN_TCP_KEYS);
  return new Observable((subscriber) => {
    const server = createServer(SOCKET_TERMS, (socket) =>
      subscriber.next(accept(socket, address, options)),
    );
    server.maxConnections = options.maxChannels ?? 10_000;
    listen(server, address, subscriber, options);
    // What is accepted has owners of its own.
    return () => server.close();
  });
}

function listen(
  server: Server,
  address: SocketAddress,
  subscriber: Subscriber<Channel>,
  { onListening }: ListenTcpOptions,
): void {
  let hasClaimed = false;
  const start = () => server.listen(filledAddress(address));
  server.on("error", (cause) => {
    // One connection that could not be accepted is no reason to take no others.
    if (server.listening) return;
    const fail = (reason: unknown) => subscriber.error(listenFailure(socketUrl(address), reason));
    if (hasClaimed || !("path" in address)) {
      fail(cause);
      return;
    }
    hasClaimed = true;
    void claimPath(address.path, cause).then(() => subscriber.closed || start(), fail);
  });
  const told = unfailing(onListening);
  server.once("listening", () => told(boundAddress(server, address)));
  start();
}

function boundAddress(server: Server, asked: SocketAddress): SocketAddress {
  const bound = server.address();
  if (bound === null || typeof bound === "string" || "path" in asked) return asked;
  return { host: asked.host ?? bound.address, port: bound.port };
}

function accept(socket: Socket, address: SocketAddress, options: ListenTcpOptions): Channel {
  const facts = factsOf(socket, address);
  return streamChannel(socket, socket, {
    ...options,
    facts,
    peer: facts.address,
    pausesWhenFull: true,
  });
}

function factsOf({ remoteAddress, remotePort }: Socket, address: SocketAddress): Facts {
  if ("path" in address) return { principal: "local", address: socketUrl(address) };
  // One that was gone before it was accepted has no address.
  const from = { host: remoteAddress ?? "unknown", port: remotePort ?? 0 };
  return { principal: "anonymous", address: socketUrl(from) };
}
