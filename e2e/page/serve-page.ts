import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { bundlePage } from "./bundle-page.ts";

/** The site that the page comes from. */
export interface Site extends AsyncDisposable {
  readonly port: number;
}

const HTML = '<!doctype html><link rel="icon" href="data:,"><script src="/page.js"></script>';

/** Serves the page on a free port. */
export async function servePage(): Promise<Site> {
  const script = await bundlePage();
  const server = createServer(({ url }, response) => {
    if (url === "/page.js") response.setHeader("Content-Type", "text/javascript").end(script);
    else response.setHeader("Content-Type", "text/html").end(HTML);
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
