import { once } from "node:events";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The two ends of one connection, and the server that it came by. */
export interface SocketPair {
  readonly near: Socket;
  readonly far: Socket;
  readonly close: () => Promise<void>;
}

export type SocketFamily = "tcp" | "unix";

let paths = 0;

/** Connects two sockets; a half-closed one stays open until its owner ends it. */
export async function openSocketPair(family: SocketFamily = "tcp"): Promise<SocketPair> {
  const server = createServer({ allowHalfOpen: true });
  server.listen(family === "tcp" ? { host: "127.0.0.1", port: 0 } : { path: freshPath() });
  await once(server, "listening");
  const accepted = once(server, "connection");
  const near = createConnection({ ...addressOf(server), allowHalfOpen: true });
  const [far] = (await accepted) as [Socket];
  return { near, far, close: () => closeServer(server, [near, far]) };
}

function freshPath(): string {
  paths += 1;
  return join(tmpdir(), `transport-${process.pid}-${paths}.sock`);
}

function addressOf(server: Server): { path: string } | { host: string; port: number } {
  const address = server.address();
  if (address === null) throw new Error("The server does not listen");
  return typeof address === "string"
    ? { path: address }
    : { host: address.address, port: address.port };
}

async function closeServer(server: Server, sockets: readonly Socket[]): Promise<void> {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, "close");
}
