import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Offering } from "../../src/definition/offering.ts";
import { createFetchHandler } from "../../src/http/create-fetch-handler.ts";
import type { HttpOptions } from "../../src/http/http-options.ts";
import { serveHttp } from "../../src/node/serve-http.ts";
import type { Server } from "../../src/server.ts";

/** A server that is reached over real sockets, whichever way its requests come in. */
export interface Host extends AsyncDisposable {
  readonly url: string;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

export type Start = (served: Offering | Server, options?: HttpOptions) => Promise<Host>;

/** Through `node:http` as it is. */
export const startNode: Start = async (served, options) => {
  const { url, server, close } = await serveHttp(served, options);
  return { url, server, close, [Symbol.asyncDispose]: close };
};

/** Through requests and responses of the web, as another runtime has them. */
export const startFetch: Start = async (served, options) => {
  const handler = createFetchHandler(served, { path: "/mcp", loopback: true, ...options });
  const http = createHttpServer(async (incoming, outgoing) => {
    const leaving = new AbortController();
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) leaving.abort();
    });
    const { method = "", url = "", headers, socket } = incoming;
    const hasBody = method === "POST";
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      headers: headers as Record<string, string>,
      signal: leaving.signal,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
    });
    const response = await handler(request, { address: socket.remoteAddress });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.flushHeaders();
    if (response.body === null) outgoing.end();
    else await pipeline(Readable.fromWeb(response.body as WebStream), outgoing).catch(() => {});
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    handler.close();
    await new Promise((resolve) => {
      http.close(resolve);
      setImmediate(() => http.closeAllConnections());
    });
  };
  const { port } = http.address() as AddressInfo;
  const { server } = handler;
  return { url: `http://127.0.0.1:${port}/mcp`, server, close, [Symbol.asyncDispose]: close };
};

export const HOSTS: readonly (readonly [string, Start])[] = [
  ["node:http", startNode],
  ["a fetch handler", startFetch],
];
