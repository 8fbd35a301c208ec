import { optionsOf, type Transport } from "@mcp-actors/transport";
import { createServer } from "../create-server.ts";
import type { Offering } from "../definition/offering.ts";
import type { DrainOptions, ServedLink, Server, ServerOptions } from "../server.ts";
import { SERVER_KEYS } from "../server-keys.ts";
import { checkDrain } from "./check-drain.ts";
import { onTermination } from "./on-termination.ts";

/** What serving at an address may want, whatever the wire; everything has a default. */
export interface ListenerOptions extends ServerOptions {
  /** How SIGTERM and SIGINT end the process, as in `serveStdio`. Default false, which leaves them alone. */
  readonly drainOnSignal?: DrainOptions | false | undefined;
}

/** A server that listens at an address, for any number of clients. */
export interface ServedListener {
  /** Where clients reach it: what `connect` takes. */
  readonly url: string;
  readonly server: Server;
  /** Clients that are connected here. */
  readonly connections: number;
  /** Stops listening, and closes what is connected here; a server that was given goes on. */
  readonly close: () => Promise<void>;
  /** Lets requests in flight end while new ones are refused, drains the server, and closes. */
  readonly drain: (options?: DrainOptions) => Promise<void>;
  /** Settles when the address is free and everybody gone. */
  readonly closed: Promise<void>;
}

/** A listener that tells where it listens, once it does. */
export type Listen = (onListening: (url: string) => void) => Transport;

/** Serves whoever comes to a listener. Rejects where it cannot listen. */
export function serveListener(
  served: Offering | Server,
  listen: Listen,
  options: ListenerOptions,
): Promise<ServedListener> {
  const { drainOnSignal = false } = options;
  checkDrain(drainOnSignal);
  const server =
    "attach" in served
      ? served
      : createServer(served, optionsOf<ServerOptions>(options, SERVER_KEYS));
  return new Promise((resolve, reject) => {
    const links = new Set<ServedLink>();
    const transport = listen((url) => {
      const listener = listenerOf({ url, server, links, stop: () => listening.unsubscribe() });
      if (drainOnSignal !== false) {
        void listener.closed.then(onTermination(() => listener.drain(drainOnSignal)));
      }
      resolve(listener);
    });
    const listening = transport.subscribe({
      next: (channel) => {
        const link = server.serve(channel);
        links.add(link);
        void link.closed.then(() => links.delete(link));
      },
      error: reject,
    });
  });
}

interface ListenerParts extends Pick<ServedListener, "url" | "server"> {
  readonly links: ReadonlySet<ServedLink>;
  readonly stop: () => void;
}

function listenerOf({ url, server, links, stop }: ListenerParts): ServedListener {
  let release: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const close = async (): Promise<void> => {
    stop();
    for (const link of links) link.close();
    await Promise.all([...links].map((link) => link.closed));
    release();
  };
  const drain = async (how?: DrainOptions): Promise<void> => {
    await server.drain(how);
    await close();
  };
  return {
    url,
    server,
    close,
    drain,
    closed,
    get connections() {
      return links.size;
    },
  };
}
