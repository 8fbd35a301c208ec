import { aBoolean, aFunction, type KeysOf } from "@mcp-actors/transport";
import { LISTEN_STDIO_KEYS } from "@mcp-actors/transport/stdio";
import { LISTEN_TCP_KEYS } from "@mcp-actors/transport/tcp";
import { LISTEN_WEBSOCKET_KEYS } from "@mcp-actors/transport/websocket";
import { HTTP_KEYS } from "../http/http-keys.ts";
import { SERVER_KEYS } from "../server-keys.ts";
import type { ServeHttpOptions } from "./serve-http.ts";
import type { ListenerOptions } from "./serve-listener.ts";
import type { ServeModuleOptions } from "./serve-module.ts";
import type { ServeStdioOptions } from "./serve-stdio.ts";
import type { ServeTcpOptions } from "./serve-tcp.ts";
import type { ServeWebSocketOptions } from "./serve-websocket.ts";

/** What `serveHttp` may be told. */
export const SERVE_HTTP_KEYS: KeysOf<ServeHttpOptions> = {
  ...HTTP_KEYS,
  port: 1,
  host: 1,
  path: 1,
  drainOnSignal: 1,
};

/** What `serveStdio` may be told. */
export const SERVE_STDIO_KEYS: KeysOf<ServeStdioOptions> = {
  ...SERVER_KEYS,
  ...LISTEN_STDIO_KEYS,
  drainOnSignal: 1,
};

const LISTENER_KEYS: KeysOf<ListenerOptions> = { ...SERVER_KEYS, drainOnSignal: 1 };
const { onListening: _, ...TCP_KEYS } = LISTEN_TCP_KEYS;

/** What `serveTcp` may be told. */
export const SERVE_TCP_KEYS: KeysOf<ServeTcpOptions> = {
  ...LISTENER_KEYS,
  ...TCP_KEYS,
  port: 1,
  host: 1,
  path: 1,
};

const {
  onListening: _told,
  onFailure: _failed,
  server: _given,
  loopback: _near,
  ...WEBSOCKET_KEYS
} = LISTEN_WEBSOCKET_KEYS;

/** What `serveWebSocket` may be told. */
export const SERVE_WEBSOCKET_KEYS: KeysOf<ServeWebSocketOptions> = {
  ...LISTENER_KEYS,
  ...WEBSOCKET_KEYS,
  port: 1,
  host: 1,
  path: 1,
  authenticateTimeout: 1,
};

/** What `serveModule` may be told. */
export const SERVE_MODULE_KEYS: KeysOf<ServeModuleOptions> = {
  watch: aBoolean,
  server: 1,
  serve: aFunction,
  onNews: aFunction,
  faultText: aFunction,
};
