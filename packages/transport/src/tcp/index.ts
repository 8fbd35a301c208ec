export type { SocketOptions } from "../framing/stream-channel-options.ts";
export { dialTcp } from "./dial-tcp.ts";
export { type ListenTcpOptions, listenTcp } from "./listen-tcp.ts";
export {
  type PathAddress,
  type PortAddress,
  parseSocketAddress,
  type SocketAddress,
  socketUrl,
} from "./socket-address.ts";
export { LISTEN_TCP_KEYS } from "./tcp-keys.ts";
