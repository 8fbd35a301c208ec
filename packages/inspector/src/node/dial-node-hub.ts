import { connect } from "node:net";
import { WebSocket } from "ws";
import { hubSubprotocols } from "../hub/frame.ts";
import type { DialHub, HubListener } from "../hub/hub-dial.ts";

/** How long a hub may take to answer, in ms. */
const PATIENCE = 5000;

/** Connects with the hub at a URL `ws://…/hub#token`; nothing of it keeps the process alive. */
export function dialNodeHub(url: string): DialHub {
  const target = new URL(url);
  const token = target.hash.slice(1);
  target.hash = "";
  return (listener) => {
    const socket = new WebSocket(target, [...hubSubprotocols(token)], {
      perMessageDeflate: false,
      // Masks are for browsers behind proxies, and cost a pass over every byte; one of zeros costs none.
      generateMask: unmasked,
      createConnection: () => {
        const wire = connect(Number(target.port || 80), target.hostname.replace(/^\[|\]$/g, ""));
        wire.unref();
        return wire;
      },
    });
    attach(socket, listener);
  };
}

function attach(socket: WebSocket, listener: HubListener): void {
  let reason = "Connection ended";
  const patience = setTimeout(() => socket.terminate(), PATIENCE).unref();
  socket.once("open", () => {
    clearTimeout(patience);
    listener.opened({
      get buffered() {
        return socket.bufferedAmount;
      },
      send: (text, left) =>
        socket.send(text, (error) => {
          if (error == null) left?.();
        }),
      close: () => socket.close(),
    });
  });
  socket.on("message", (bytes: Buffer) => listener.receive(bytes.toString()));
  socket.on("error", (error) => {
    reason = error.message;
  });
  socket.once("close", () => {
    clearTimeout(patience);
    listener.closed(reason);
  });
}

function unmasked(mask: Buffer): void {
  mask.fill(0);
}
