import { type ListenStdioOptions, listenStdio } from "@mcp-actors/transport/stdio";
import { firstValueFrom } from "rxjs";
import {
  createServer,
  type ServedLink,
  type Server,
  type ServerOptions,
} from "../create-server.ts";
import type { ServerDefinition } from "../definition.ts";
import { tellTerminal } from "./tell-terminal.ts";

/** Where to listen, the bounds on messages, and what the server of a definition may want of its own. */
export interface ServeStdioOptions extends ListenStdioOptions, ServerOptions {}

/**
 * Serves the process that started this one, on stdin and stdout, until either ends.
 *
 * Then this process ends too, as `listenStdio` says; what handlers print goes to
 * stderr meanwhile. The handle closes the wire, not a server that was given, which
 * has options of its own.
 */
export async function serveStdio(
  served: ServerDefinition | Server,
  options: ServeStdioOptions = {},
): Promise<ServedLink> {
  const server = "attach" in served ? served : createServer(served, options);
  const link = server.serve(await firstValueFrom(listenStdio(options)));
  tellTerminal(options.input ?? process.stdin);
  return link;
}
