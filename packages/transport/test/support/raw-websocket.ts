import { once } from "node:events";
import type { AddressInfo } from "node:net";
import {
  type DialWebSocketOptions,
  dialWebSocket,
  type ListenWebSocketOptions,
} from "@mcp-actors/transport/websocket";
import { firstValueFrom } from "rxjs";
import { WebSocket, WebSocketServer } from "ws";
import { type ListeningForSockets, startSockets } from "./open-websocket-pair.ts";
import { record } from "./record.ts";

const cleanups: (() => unknown)[] = [];

/** Has something done at the end of the test. */
export function afterwards(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** Stops everything that was started here; for the end of each test. */
export async function stopAll(): Promise<void> {
  for (const cleanup of cleanups.splice(0)) await cleanup();
}

/** Dials, and gives the channel. */
export function dial(url: string, options?: DialWebSocketOptions) {
  return firstValueFrom(dialWebSocket(url, options));
}

/** Listens until the end of the test. */
export async function start(options?: ListenWebSocketOptions): Promise<ListeningForSockets> {
  const listening = await startSockets(options);
  cleanups.push(listening.stop);
  return listening;
}

/** A server of the test's own, with the raw socket of each client. */
export async function startRaw(handleProtocols?: (offered: Set<string>) => string | false) {
  const server = new WebSocketServer({
    host: "127.0.0.1",
    port: 0,
    ...(handleProtocols !== undefined && { handleProtocols }),
  });
  await once(server, "listening");
  cleanups.push(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const next = async () => (await once(server, "connection"))[0] as WebSocket;
  const peers: WebSocket[] = [];
  server.on("connection", (peer) => peers.push(peer));
  return { url: `ws://127.0.0.1:${port}/`, next, peers };
}

/** A channel of ours with the raw socket of its peer. */
export async function dialRaw(options?: DialWebSocketOptions) {
  const server = await startRaw((offered) => [...offered][0] ?? false);
  const accepted = server.next();
  const channel = await dial(server.url, options);
  return { ...server, channel, heard: record(channel), peer: await accepted };
}

/** A raw client of a listener of ours, and the channel that came of it. */
export async function reachRaw(options?: ListenWebSocketOptions) {
  const { url, next } = await start(options);
  const peer = new WebSocket(url);
  cleanups.push(() => peer.terminate());
  await once(peer, "open");
  const channel = await next();
  return { peer, channel, heard: record(channel) };
}
