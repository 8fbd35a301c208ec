import { aBoolean, aFunction, anAmount, type KeysOf, texts, textsOrAny } from "@mcp-actors/machine";
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
  exitOnClose: aBoolean,
  exitGrace: anAmount,
  maxMessageBytes: anAmount,
  maxDepth: anAmount,
  maxMembers: anAmount,
  outboxMark: anAmount,
  outboxLimit: anAmount,
  stallTimeout: anAmount,
};

const LISTENER_KEYS: KeysOf<ListenerOptions> = { ...SERVER_KEYS, drainOnSignal: 1 };

/** What `serveTcp` may be told. */
export const SERVE_TCP_KEYS: KeysOf<ServeTcpOptions> = {
  ...LISTENER_KEYS,
  port: 1,
  host: 1,
  path: 1,
  maxChannels: anAmount,
  maxMessageBytes: anAmount,
  maxDepth: anAmount,
  maxMembers: anAmount,
  outboxMark: anAmount,
  outboxLimit: anAmount,
  stallTimeout: anAmount,
  flushGrace: anAmount,
  endGrace: anAmount,
};

/** What `serveWebSocket` may be told. */
export const SERVE_WEBSOCKET_KEYS: KeysOf<ServeWebSocketOptions> = {
  ...LISTENER_KEYS,
  port: 1,
  host: 1,
  path: 1,
  allowedHosts: texts,
  allowedOrigins: textsOrAny,
  authenticate: aFunction,
  authenticateTimeout: 1,
  maxChannels: anAmount,
  maxMessageBytes: anAmount,
  maxDepth: anAmount,
  maxMembers: anAmount,
  outboxMark: anAmount,
  outboxLimit: anAmount,
  stallTimeout: anAmount,
  flushGrace: anAmount,
  endGrace: anAmount,
  subprotocol: 1,
  pingInterval: anAmount,
};

/** What `serveModule` may be told. */
export const SERVE_MODULE_KEYS: KeysOf<ServeModuleOptions> = {
  watch: aBoolean,
  server: 1,
  serve: aFunction,
  onNews: aFunction,
  faultText: aFunction,
};
