import { type ListenStdioOptions, listenStdio } from "@mcp-actors/transport/stdio";
import { firstValueFrom } from "rxjs";
import { createServer, type ServedLink, type Server } from "../create-server.ts";
import type { ServerDefinition } from "../definition.ts";

/** Where to listen, and the bounds on messages. */
export type ServeStdioOptions = ListenStdioOptions;

/**
 * Serves the process that started this one, on stdin and stdout, until either ends.
 *
 * Then this process ends too, as `listenStdio` says; what handlers print goes to
 * stderr meanwhile. The handle closes the wire, not a server that was given.
 */
export async function serveStdio(
  served: ServerDefinition | Server,
  options?: ServeStdioOptions,
): Promise<ServedLink> {
  const server = "attach" in served ? served : createServer(served);
  return server.serve(await firstValueFrom(listenStdio(options)));
}
