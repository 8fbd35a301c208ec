import { checkKeys, optionsOf } from "@mcp-actors/transport";
import { firstValueFrom } from "@mcp-actors/transport/rxjs/operators";
import {
  LISTEN_STDIO_KEYS,
  type ListenStdioOptions,
  listenStdio,
} from "@mcp-actors/transport/stdio";
import { createServer } from "../create-server.ts";
import type { ServerDefinition } from "../definition/definition.ts";
import type { DrainOptions, ServedLink, Server, ServerOptions } from "../server.ts";
import { SERVER_KEYS } from "../server-keys.ts";
import { checkDrain } from "./check-drain.ts";
import { onTermination } from "./on-termination.ts";
import { SERVE_STDIO_KEYS } from "./serve-keys.ts";
import { tellTerminal } from "./tell-terminal.ts";

/** Where to listen, what a signal does, and what the server of a definition may want of its own. */
export interface ServeStdioOptions extends ListenStdioOptions, ServerOptions {
  /**
   * How SIGTERM and SIGINT end the process: the server is drained, and the process exits with 0. False leaves
   * signals alone. Default on `process.stdin` `{}`, elsewhere false.
   */
  readonly drainOnSignal?: DrainOptions | false | undefined;
}

/**
 * Serves the process that started this one, on stdin and stdout, until either ends.
 *
 * Then this process ends too, as `listenStdio` says; what handlers print goes to
 * stderr meanwhile. The end of stdin is that of the client: requests that are
 * still worked on are cancelled and get no answer, so a script must keep it open
 * until it has read what it asked for. The handle closes the wire, not a server that was given, which
 * has options of its own.
 */
export async function serveStdio(
  served: ServerDefinition | Server,
  options: ServeStdioOptions = {},
): Promise<ServedLink> {
  checkKeys("serveStdio", options, SERVE_STDIO_KEYS);
  const { input = process.stdin } = options;
  const { drainOnSignal = input === process.stdin ? {} : false } = options;
  checkDrain(drainOnSignal);
  const server =
    "attach" in served
      ? served
      : createServer(served, optionsOf<ServerOptions>(options, SERVER_KEYS));
  const link = server.serve(
    await firstValueFrom(listenStdio(optionsOf(options, LISTEN_STDIO_KEYS))),
  );
  tellTerminal(input);
  if (drainOnSignal !== false) {
    const leave = onTermination(() => server.drain(drainOnSignal));
    void link.closed.then(leave);
  }
  return link;
}
