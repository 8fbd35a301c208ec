import type { KeysOf } from "@mcp-actors/machine";
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
  drainOnSignal: 1,
  input: 1,
  output: 1,
  exitOnClose: 1,
  exitGrace: 1,
  maxMessageBytes: 1,
  maxDepth: 1,
  maxMembers: 1,
  outboxMark: 1,
  outboxLimit: 1,
  stallTimeout: 1,
};

const LISTENER_KEYS: KeysOf<ListenerOptions> = { ...SERVER_KEYS, drainOnSignal: 1 };

/** What `serveTcp` may be told. */
export const SERVE_TCP_KEYS: KeysOf<ServeTcpOptions> = {
  ...LISTENER_KEYS,
  port: 1,
  host: 1,
  path: 1,
  maxChannels: 1,
  maxMessageBytes: 1,
  maxDepth: 1,
  maxMembers: 1,
  outboxMark: 1,
  outboxLimit: 1,
  stallTimeout: 1,
  flushGrace: 1,
  endGrace: 1,
};

/** What `serveWebSocket` may be told. */
export const SERVE_WEBSOCKET_KEYS: KeysOf<ServeWebSocketOptions> = {
  ...LISTENER_KEYS,
  port: 1,
  host: 1,
  path: 1,
  allowedHosts: 1,
  allowedOrigins: 1,
  authenticate: 1,
  authenticateTimeout: 1,
  maxChannels: 1,
  maxMessageBytes: 1,
  maxDepth: 1,
  maxMembers: 1,
  outboxMark: 1,
  outboxLimit: 1,
  stallTimeout: 1,
  flushGrace: 1,
  endGrace: 1,
  subprotocol: 1,
  pingInterval: 1,
};

/** What `serveModule` may be told. */
export const SERVE_MODULE_KEYS: KeysOf<ServeModuleOptions> = {
  watch: 1,
  server: 1,
  serve: 1,
  onNews: 1,
  faultText: 1,
};
