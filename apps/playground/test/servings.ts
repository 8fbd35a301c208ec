import { serveHttp, serveWebSocket } from "@mcp-actors/server/node";
import type { ServerPlace } from "../src/host/server-choice.ts";
import { clockwork } from "../src/servers/clockwork.ts";
import type { PageServerName } from "../src/servers/page-servers.ts";

/** Each wire that a page has to a server, by its name; what it gives is released at the end of the scope. */
export const WIRES: readonly (readonly [string, () => Promise<Served>])[] = [
  ["a port", async () => page("clockwork")],
  ["WebSocket", async () => at(await serveWebSocket(clockwork))],
  ["HTTP", async () => at(await serveHttp(clockwork))],
];

/** A server and where it is. */
export interface Served extends AsyncDisposable {
  readonly place: ServerPlace;
}

function page(server: PageServerName): Served {
  return { place: { kind: "page", server }, async [Symbol.asyncDispose]() {} };
}

function at({ url, close }: { readonly url: string; readonly close: () => unknown }): Served {
  return {
    place: { kind: "url", url },
    async [Symbol.asyncDispose]() {
      await close();
    },
  };
}
