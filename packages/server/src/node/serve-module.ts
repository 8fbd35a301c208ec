import { inspect } from "node:util";
import { checkKeys } from "@mcp-actors/transport";
import { createServer } from "../create-server.ts";
import type { ServedLink, Server, ServerOptions } from "../server.ts";
import { SERVE_MODULE_KEYS } from "./serve-keys.ts";
import { serveStdio } from "./serve-stdio.ts";
import { ServedFile } from "./served-file.ts";

/** How a module is served; everything has a default. */
export interface ServeModuleOptions {
  /** Whether edits are served as they are made, without a client being dropped. Default false. */
  readonly watch?: boolean;
  /** What the server of a definition may want of its own. */
  readonly server?: ServerOptions;
  /** Puts the server on a wire; default `serveStdio`. */
  readonly serve?: (server: Server) => ServedWire | Promise<ServedWire>;
  /**
   * Hears, a line at a time, of what was loaded and what could not be; default stderr. What it throws or rejects is
   * ignored.
   */
  readonly onNews?: (line: string) => unknown;
  /** How it is told why an edit cannot be loaded; default with its whole stack. */
  readonly faultText?: (error: unknown) => string;
}

/** A wire, or a place that listens for many, as far as a module is concerned. */
type ServedWire = Pick<ServedLink, "close" | "closed">;

/** A module that is served. */
export interface ServedModule {
  readonly server: Server;
  readonly close: () => void;
  /** Settles when the wire is released. */
  readonly closed: Promise<void>;
}

/**
 * Serves what a module exports by default: a definition, or a function that gives each client its own.
 *
 * While it is watched, an edit of the module or of what it imports by a relative
 * path takes the place of what was served; one that cannot be loaded is told of, and
 * changes nothing.
 */
export async function serveModule(
  path: string,
  options: ServeModuleOptions = {},
): Promise<ServedModule> {
  checkKeys("serveModule", options, SERVE_MODULE_KEYS);
  const { serve = serveStdio, onNews = tellStderr, faultText = inspect, watch = false } = options;
  const module = new ServedFile(path, { watch, onNews, faultText });
  try {
    const server = createServer(await module.load(), options.server);
    const { close, closed } = await serve(server);
    module.follow(server);
    void closed.then(() => module.close());
    return { server, close, closed };
  } catch (error) {
    module.close();
    throw error;
  }
}

function tellStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
