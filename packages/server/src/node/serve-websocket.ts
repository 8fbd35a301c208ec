import { checkKeys, checkTime, optionsOf } from "@mcp-actors/transport";
import {
  LISTEN_WEBSOCKET_KEYS,
  type ListenWebSocketOptions,
  listenWebSocket,
} from "@mcp-actors/transport/websocket";
import type { Offering } from "../definition/offering.ts";
import { containedObserver } from "../failure/contained-observer.ts";
import type { Server } from "../server.ts";
import { checkPlace } from "./check-place.ts";
import { SERVE_WEBSOCKET_KEYS } from "./serve-keys.ts";
import { type ListenerOptions, type ServedListener, serveListener } from "./serve-listener.ts";

/** Where to listen, whom to let in, and what the server of a definition may want of its own; everything has a default. */
export interface ServeWebSocketOptions
  extends ListenerOptions,
    Omit<ListenWebSocketOptions, "onListening" | "onFailure" | "server" | "loopback"> {}

/** Serves a definition, or a server, over WebSockets: every revision of it, one message to a frame of text. */
export function serveWebSocket(
  served: Offering | Server,
  options: ServeWebSocketOptions = {},
): Promise<ServedListener> {
  checkKeys("serveWebSocket", options, SERVE_WEBSOCKET_KEYS);
  checkPlace(options);
  const { authenticateTimeout = 0, onEvent } = options;
  checkTime("authenticateTimeout", authenticateTimeout);
  const report = containedObserver(onEvent);
  const onFailure = (error: unknown) =>
    report({ type: "callback.failed", callback: "authenticate", error });
  const wire = optionsOf<ListenWebSocketOptions>(options, LISTEN_WEBSOCKET_KEYS);
  const listen = (onListening: (url: string) => void) =>
    listenWebSocket({ ...wire, onListening, onFailure });
  return serveListener(served, listen, options);
}
