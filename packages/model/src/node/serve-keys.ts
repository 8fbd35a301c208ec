import { anObject, type KeysOf } from "@mcp-actors/transport";
import { LISTEN_STDIO_KEYS } from "@mcp-actors/transport/stdio";
import { LISTEN_TCP_KEYS } from "@mcp-actors/transport/tcp";
import { LISTEN_WEBSOCKET_KEYS } from "@mcp-actors/transport/websocket";
import { SERVE_MODEL_KEYS } from "../server/server-keys.ts";
import type { ServeModelStdioOptions } from "./serve-model-stdio.ts";
import type { ServeModelTcpOptions } from "./serve-model-tcp.ts";
import type { ServeModelWebSocketOptions } from "./serve-model-websocket.ts";

/** What `serveModelStdio` may be told. */
export const SERVE_MODEL_STDIO_KEYS: KeysOf<ServeModelStdioOptions> = {
  ...SERVE_MODEL_KEYS,
  ...LISTEN_STDIO_KEYS,
};

const { onListening: _, ...TCP_KEYS } = LISTEN_TCP_KEYS;

/** What `serveModelTcp` may be told. */
export const SERVE_MODEL_TCP_KEYS: KeysOf<ServeModelTcpOptions> = {
  ...SERVE_MODEL_KEYS,
  ...TCP_KEYS,
  address: anObject,
};

const {
  onListening: _told,
  server: _given,
  loopback: _near,
  ...WEBSOCKET_KEYS
} = LISTEN_WEBSOCKET_KEYS;

/** What `serveModelWebSocket` may be told. */
export const SERVE_MODEL_WEBSOCKET_KEYS: KeysOf<ServeModelWebSocketOptions> = {
  ...SERVE_MODEL_KEYS,
  ...WEBSOCKET_KEYS,
};
