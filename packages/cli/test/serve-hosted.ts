import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { defineServer, tool } from "@mcp-actors/server";
import { bearer } from "@mcp-actors/server/http";
import { type ServeHttpOptions, serveHttp } from "@mcp-actors/server/node";
import { z } from "zod";

/** The token that `authenticated` takes. */
export const TOKEN = "hunter2-hunter2";

export const authenticated: ServeHttpOptions = {
  authenticate: bearer((token) => (token === TOKEN ? "ada" : undefined), {
    resourceMetadata: "https://example.com/.well-known/oauth-protected-resource",
  }),
};

const hosted = defineServer({
  name: "hosted",
  version: "1.0.0",
  tools: {
    greet: tool({
      description: "Greets somebody.",
      input: z.object({ name: z.string() }),
      run: ({ name }, { principal }) => `Hello ${name}, from ${principal}`,
    }),
  },
});

/** Somewhere that a URL leads, until it is disposed of. */
export interface Hosted extends AsyncDisposable {
  readonly url: string;
}

/** A server of ours, over HTTP. */
export async function serveHosted(options: ServeHttpOptions = {}): Promise<Hosted> {
  const { url, close } = await serveHttp(hosted, options);
  return { url, [Symbol.asyncDispose]: close };
}

/** A host that answers as the listener says. */
export async function servePage(listener: RequestListener): Promise<Hosted> {
  const http = createServer(listener);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
