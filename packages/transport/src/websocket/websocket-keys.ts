import { SOCKET_KEYS } from "../framing/socket-keys.ts";
import type { KeysOf } from "../options/check-keys.ts";
import {
  aBoolean,
  aFunction,
  anAmount,
  anObject,
  aText,
  aTextOrFalse,
  namedTexts,
  texts,
  textsOrAny,
} from "../options/kind.ts";
import type { DialWebSocketOptions } from "./dial-websocket.ts";
import type { ListenWebSocketOptions } from "./listen-websocket-options.ts";
import type { WebSocketOptions } from "./websocket-options.ts";

const WEBSOCKET_KEYS: KeysOf<WebSocketOptions> = {
  ...SOCKET_KEYS,
  subprotocol: aTextOrFalse,
  pingInterval: anAmount,
};

/** What `dialWebSocket` may be told. */
export const DIAL_WEBSOCKET_KEYS: KeysOf<DialWebSocketOptions> = {
  ...WEBSOCKET_KEYS,
  headers: namedTexts,
};

/** What `listenWebSocket` may be told. */
export const LISTEN_WEBSOCKET_KEYS: KeysOf<ListenWebSocketOptions> = {
  ...WEBSOCKET_KEYS,
  port: anAmount,
  host: aText,
  server: anObject,
  loopback: aBoolean,
  path: aText,
  allowedHosts: texts,
  allowedOrigins: textsOrAny,
  authenticate: aFunction,
  authenticateTimeout: anAmount,
  onFailure: aFunction,
  maxChannels: anAmount,
  onListening: aFunction,
};
