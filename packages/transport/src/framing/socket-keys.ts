import type { KeysOf } from "../options/check-keys.ts";
import { anAmount } from "../options/kind.ts";
import { MESSAGE_KEYS } from "./message-keys.ts";
import type { SocketOptions } from "./stream-channel-options.ts";

/** What a channel on a socket may be told. */
export const SOCKET_KEYS: KeysOf<SocketOptions> = {
  ...MESSAGE_KEYS,
  outboxMark: anAmount,
  flushGrace: anAmount,
  endGrace: anAmount,
};
