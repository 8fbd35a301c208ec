import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { bundlePage } from "./bundle-page.ts";

/** The site that the page comes from. */
export interface Site extends AsyncDisposable {
  readonly port: number;
}

const html = (script: string) =>
  `<!doctype html><link rel="icon" href="data:,"><body><script src="${script}"></script>`;

/** Serves the page, and beside it at `/frame` that of a frame, on a free port. */
export async function servePage(): Promise<Site> {
  const scripts = new Map([
    ["/page.js", await bundlePage("page.ts")],
    ["/frame.js", await bundlePage("frame.ts")],
  ]);
  const server = createServer(({ url = "/" }, response) => {
    const script = scripts.get(url);
    const page = html(url.startsWith("/frame") ? "/frame.js" : "/page.js");
    if (script !== undefined) response.setHeader("Content-Type", "text/javascript").end(script);
    else response.setHeader("Content-Type", "text/html").end(page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
