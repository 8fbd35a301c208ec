import {
  aBoolean,
  aFunction,
  anAmount,
  anObject,
  aText,
  type KeysOf,
  texts,
  textsOrAny,
} from "@mcp-actors/machine";
import { SERVE_MODEL_KEYS } from "../server/server-keys.ts";
import type { ServeModelStdioOptions } from "./serve-model-stdio.ts";
import type { ServeModelTcpOptions } from "./serve-model-tcp.ts";
import type { ServeModelWebSocketOptions } from "./serve-model-websocket.ts";

const MESSAGE_KEYS = {
  maxMessageBytes: anAmount,
  maxDepth: anAmount,
  maxMembers: anAmount,
  outboxMark: anAmount,
  outboxLimit: anAmount,
  stallTimeout: anAmount,
} as const;

/** What `serveModelStdio` may be told. */
export const SERVE_MODEL_STDIO_KEYS: KeysOf<ServeModelStdioOptions> = {
  ...SERVE_MODEL_KEYS,
  ...MESSAGE_KEYS,
  input: anObject,
  output: anObject,
  exitOnClose: aBoolean,
  exitGrace: anAmount,
};

/** What `serveModelTcp` may be told. */
export const SERVE_MODEL_TCP_KEYS: KeysOf<ServeModelTcpOptions> = {
  ...SERVE_MODEL_KEYS,
  ...MESSAGE_KEYS,
  address: anObject,
  maxChannels: anAmount,
  flushGrace: anAmount,
  endGrace: anAmount,
};

/** What `serveModelWebSocket` may be told. */
export const SERVE_MODEL_WEBSOCKET_KEYS: KeysOf<ServeModelWebSocketOptions> = {
  ...SERVE_MODEL_KEYS,
  ...MESSAGE_KEYS,
  port: anAmount,
  host: aText,
  path: aText,
  allowedHosts: texts,
  allowedOrigins: textsOrAny,
  authenticate: aFunction,
  authenticateTimeout: anAmount,
  onFailure: aFunction,
  maxChannels: anAmount,
  flushGrace: anAmount,
  endGrace: anAmount,
  subprotocol: 1,
  pingInterval: anAmount,
};
