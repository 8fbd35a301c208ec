import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

/** A folder that is served, as any web server would. */
export interface ServedFolder extends AsyncDisposable {
  readonly origin: string;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  [".html", "text/html"],
  [".js", "text/javascript"],
  [".css", "text/css"],
]);

/** Serves the files of a folder on a free port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://127.0.0.1");
    const name = pathname === "/" ? "index.html" : normalize(pathname).replace(/^(\.\.[/\\])+/, "");
    readFile(join(folder, name)).then(
      (bytes) => {
        const type = TYPES.get(extname(name)) ?? "application/octet-stream";
        response.setHeader("Content-Type", type).end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
