import type { Offering } from "@mcp-actors/server";
import { type ServedHttp, serveHttp } from "@mcp-actors/server/node";
import { startNginx } from "../../scripts/start-nginx.ts";
import { openRelay } from "./relay.ts";

/** A server behind nginx, whose connection with it is in our hands. */
export interface Proxied {
  /** Where nginx serves the endpoint. */
  readonly url: string;
  /** Cuts what goes on between nginx and the server. */
  readonly cut: () => void;
  /** Ends the server, and starts another in its place. */
  readonly restart: (offering: Offering) => Promise<void>;
}

/** Works with a server that clients reach through nginx alone. */
export async function behindNginx(
  offering: Offering,
  work: (proxied: Proxied) => Promise<void>,
): Promise<void> {
  await using relay = await openRelay();
  await using nginx = await startNginx({ "/": `http://127.0.0.1:${relay.port}` });
  let served: ServedHttp | undefined;
  const restart = async (next: Offering) => {
    relay.lead(undefined);
    relay.cut();
    await served?.close();
    served = await serveHttp(next, { sse: true });
    relay.lead(served.port);
  };
  try {
    await restart(offering);
    await work({ url: `http://127.0.0.1:${nginx.port}/mcp`, cut: relay.cut, restart });
  } finally {
    await served?.close();
  }
}
