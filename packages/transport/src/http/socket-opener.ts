import { connect, isIP, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";
import type { buildConnector } from "undici";
import { NotConnected } from "./not-connected.ts";

/** Opens a socket to an origin; tells when it is connected, or that it will not be. */
export type OpenSocket = (to: buildConnector.Options, callback: buildConnector.Callback) => Socket;

/** Opens sockets to one origin, over TLS where it is secure; a session of TLS goes on in the next socket. */
export function socketOpener(): OpenSocket {
  let session: Buffer | undefined;
  return ({ protocol, hostname: host, port, servername }, callback) => {
    const isSecure = protocol === "https:";
    const socket = isSecure
      ? connectSecurely({
          host,
          port: port === "" ? 443 : Number(port),
          servername: servername || (isIP(host) === 0 ? host : ""),
          ALPNProtocols: ["http/1.1"],
          ...(session !== undefined && { session }),
        }).on("session", (next) => {
          session = next;
        })
      : connect({ host, port: port === "" ? 80 : Number(port) });
    let isSettled = false;
    const settle = (error?: Error): void => {
      if (isSettled) return;
      isSettled = true;
      if (error === undefined) callback(null, socket);
      else callback(new NotConnected(error), null);
    };
    socket.setNoDelay(true).setKeepAlive(true, KEEP_ALIVE);
    // Errors of a socket that was connected are heard by whoever has it.
    socket.once(isSecure ? "secureConnect" : "connect", () => settle()).on("error", settle);
    return socket;
  };
}

/** How long nothing may come before it is looked whether the other side is still there, in ms. */
const KEEP_ALIVE = 60_000;
