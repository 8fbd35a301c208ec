import type { Server } from "@mcp-actors/server";
import { type ServedHttp, serveHttp } from "@mcp-actors/server/node";
import { listenError } from "../exit/listen-error.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Where to listen. */
export interface ListenOptions {
  readonly port: number | undefined;
  readonly host: string | undefined;
}

/** Serves over HTTP and tells where, until nobody wants more; requests in flight end first. */
export function listenHttp(
  { port, host }: ListenOptions,
  { tell, signal }: Pick<Terminal, "tell" | "signal">,
) {
  return async (server: Server): Promise<ServedHttp> => {
    const served = await listen(server, { port, host });
    signal.addEventListener("abort", () => void served.drain());
    tell(`Serving ${served.url}`);
    if (!isThisMachine(served.url)) {
      tell("Whoever reaches this address may ask: nobody is asked who they are");
    }
    return served;
  };
}

async function listen(server: Server, { port, host }: ListenOptions): Promise<ServedHttp> {
  try {
    return await serveHttp(server, { port, host, drainOnSignal: {} });
  } catch (cause) {
    throw listenError(cause);
  }
}

function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
