import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** A WebSocket server that hands what one client sends to all others, as whoever watches an inspector needs it. */
export interface Relay extends AsyncDisposable {
  readonly url: string;
  /** Settles when so many clients have joined. */
  joined(count: number): Promise<void>;
}

/** Starts a relay on a free port of this machine. */
export async function startRelay(): Promise<Relay> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (client) => relay(client, server));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}`,
    async joined(count) {
      while (server.clients.size < count) await once(server, "connection");
    },
    async [Symbol.asyncDispose]() {
      for (const client of server.clients) client.terminate();
      server.close();
      await once(server, "close");
    },
  };
}

function relay(client: WebSocket, { clients }: WebSocketServer): void {
  client.on("message", (message) => {
    for (const other of clients) if (other !== client) other.send(message, { binary: false });
  });
}
