import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "../official-2/tools.mjs";

/**
 * Serves 2026-07-28 over a transport, and refuses what came before.
 *
 * A server that is connected by itself is of 2025-11-25: its authors' entry for stdio decides, and takes any transport.
 */
export function serveModern(transport) {
  return serveStdio(() => createServer(), { transport, legacy: "reject" });
}
