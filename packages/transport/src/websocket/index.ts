export { listenWebSocket } from "#listen-websocket";
export { type DialWebSocketOptions, dialWebSocket } from "./dial-websocket.ts";
export type {
  Admission,
  Admit,
  ListenWebSocketOptions,
  UpgradeServer,
} from "./listen-websocket-options.ts";
export { LISTEN_WEBSOCKET_KEYS } from "./websocket-keys.ts";
export type { WebSocketOptions } from "./websocket-options.ts";
