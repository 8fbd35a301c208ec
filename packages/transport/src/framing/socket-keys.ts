import type { KeysOf } from "../options/check-keys.ts";
import { anAmount } from "../options/kind.ts";
import type { SocketOptions } from "./stream-channel-options.ts";

/** What a channel on a socket may be told. */
export const SOCKET_KEYS: KeysOf<SocketOptions> = {
  maxMessageBytes: anAmount,
  maxDepth: anAmount,
  maxMembers: anAmount,
  outboxMark: anAmount,
  outboxLimit: anAmount,
  stallTimeout: anAmount,
  flushGrace: anAmount,
  endGrace: anAmount,
};
