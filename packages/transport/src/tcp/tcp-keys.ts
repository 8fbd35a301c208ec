import { SOCKET_KEYS } from "../framing/socket-keys.ts";
import type { KeysOf } from "../options/check-keys.ts";
import { aFunction, anAmount } from "../options/kind.ts";
import type { ListenTcpOptions } from "./listen-tcp.ts";

/** What `listenTcp` may be told. */
export const LISTEN_TCP_KEYS: KeysOf<ListenTcpOptions> = {
  ...SOCKET_KEYS,
  onListening: aFunction,
  maxChannels: anAmount,
};
