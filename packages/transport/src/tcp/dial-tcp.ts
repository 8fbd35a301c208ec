import { connect } from "node:net";
import { Observable } from "#rxjs";
import { LOCAL, type Transport } from "../channel.ts";
import { SOCKET_KEYS } from "../framing/socket-keys.ts";
import { streamChannel } from "../framing/stream-channel.ts";
import type { SocketOptions } from "../framing/stream-channel-options.ts";
import { checkKeys } from "../options/check-keys.ts";
import { socketFailure } from "../socket-failure.ts";
import { checkAddress } from "./check-address.ts";
import { filledAddress, type SocketAddress, socketUrl } from "./socket-address.ts";
import { SOCKET_TERMS } from "./socket-terms.ts";

/** Connects to a TCP port or to a Unix domain socket, and speaks one message a line. */
export function dialTcp(address: SocketAddress, options: SocketOptions = {}): Transport {
  checkAddress(address);
  checkKeys("dialTcp", options, SOCKET_KEYS);
  const url = socketUrl(address);
  return new Observable((subscriber) => {
    const socket = connect({ ...filledAddress(address), ...SOCKET_TERMS });
    const fail = (cause: Error) => subscriber.error(socketFailure(`Could not reach ${url}`, cause));
    socket.once("error", fail);
    socket.once("connect", () => {
      socket.off("error", fail);
      const principal = "path" in address ? LOCAL.principal : url;
      const facts = { principal, address: url };
      subscriber.next(streamChannel(socket, socket, { ...options, facts, peer: url }));
      subscriber.complete();
    });
    return () => {
      // One that is open has an owner.
      if (socket.connecting) socket.destroy();
    };
  });
}
