import type { MessageLimits } from "@mcp-actors/protocol";
import { checkKeys, optionsOf } from "@mcp-actors/transport";
import {
  LISTEN_TCP_KEYS,
  type ListenTcpOptions,
  listenTcp,
  type SocketAddress,
  socketUrl,
} from "@mcp-actors/transport/tcp";
import type { Offering } from "../definition/offering.ts";
import type { Server } from "../server.ts";
import { checkPlace } from "./check-place.ts";
import { SERVE_TCP_KEYS } from "./serve-keys.ts";
import { type ListenerOptions, type ServedListener, serveListener } from "./serve-listener.ts";

/** Where to listen, and what the server of a definition may want of its own; everything has a default. */
export interface ServeTcpOptions
  extends ListenerOptions,
    MessageLimits,
    Omit<ListenTcpOptions, "onListening"> {
  /** Default 0, which is any that is free. */
  readonly port?: number | undefined;
  /** The address to listen on; default 127.0.0.1, which only this machine reaches. */
  readonly host?: string | undefined;
  /** The path of a Unix domain socket, instead of port and host. */
  readonly path?: string | undefined;
}

/**
 * Serves a definition, or a server, on a TCP port or a Unix domain socket: every revision of it, one message a line.
 *
 * Nobody is asked who they are: whoever reaches the port, or may open the path, is served.
 */
export function serveTcp(
  served: Offering | Server,
  options: ServeTcpOptions = {},
): Promise<ServedListener> {
  checkKeys("serveTcp", options, SERVE_TCP_KEYS);
  checkPlace(options);
  const listen = (onListening: (url: string) => void) =>
    listenTcp(addressOf(options), {
      ...optionsOf<ListenTcpOptions>(options, LISTEN_TCP_KEYS),
      onListening: (address) => onListening(socketUrl(address)),
    });
  return serveListener(served, listen, options);
}

function addressOf({ path, host, port = 0 }: ServeTcpOptions): SocketAddress {
  if (path === undefined) return { host, port };
  if (host === undefined && port === 0) return { path };
  throw new TypeError("Option path takes the place of port and host, and goes with neither");
}
