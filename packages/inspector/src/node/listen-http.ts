import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { listenFailure } from "@mcp-actors/transport";

/** Where a hub listens, unless told otherwise. */
export const DEFAULT_HUB_PORT = 3900;

/** Where to listen for HTTP. */
export interface ListenHttpOptions {
  readonly host: string;
  /** Default 3900, or any that is free where that is taken. */
  readonly port: number | undefined;
  /** Whether the server and its connections keep the process. */
  readonly hold: boolean;
}

/** A server that listens. */
export interface ListeningHttp {
  readonly http: Server;
  readonly port: number;
}

/** Bounds on whoever connects and says nothing, or says it slowly. */
const TERMS = { headersTimeout: 10_000, requestTimeout: 60_000, maxHeaderSize: 16 * 1024 };

/** Listens for HTTP, with nobody to answer yet. */
export async function listenHttp({ host, port, hold }: ListenHttpOptions): Promise<ListeningHttp> {
  const http = createServer(TERMS);
  if (!hold) http.on("connection", (socket) => socket.unref());
  try {
    await listenAt(http, host, port ?? DEFAULT_HUB_PORT);
  } catch (cause) {
    if (port !== undefined) throw cause;
    await listenAt(http, host, 0);
  }
  if (!hold) http.unref();
  // What goes wrong with it later is no end of the program that it is in.
  http.on("error", () => {});
  const { port: bound } = http.address() as AddressInfo;
  return { http, port: bound };
}

function listenAt(http: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => reject(listenFailure(`http://${host}:${port}`, cause));
    http.once("error", fail);
    http.listen(port, host, () => {
      http.off("error", fail);
      resolve();
    });
  });
}
