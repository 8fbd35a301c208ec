import { hubSubprotocols } from "../hub/frame.ts";
import type { DialHub, HubListener } from "../hub/hub-dial.ts";

/** How often it is looked whether what was sent has left, in ms: the platform does not say. */
const LOOK_INTERVAL = 50;

/** Connects with the hub at a URL `ws://…/hub#token`, over the platform's WebSocket. */
export function dialBrowserHub(url: string): DialHub {
  const target = new URL(url);
  const token = target.hash.slice(1);
  target.hash = "";
  return (listener) => attach(new WebSocket(target, [...hubSubprotocols(token)]), listener);
}

function attach(socket: WebSocket, listener: HubListener): void {
  socket.addEventListener("open", () =>
    listener.opened({
      get buffered() {
        return socket.bufferedAmount;
      },
      send: (text, left) => {
        if (socket.readyState !== WebSocket.OPEN) return;
        socket.send(text);
        if (left !== undefined) whenLeft(socket, left);
      },
      close: () => socket.close(),
    }),
  );
  socket.addEventListener("message", ({ data }) => listener.receive(String(data)));
  socket.addEventListener("close", ({ reason }) => listener.closed(reason));
}

function whenLeft(socket: WebSocket, left: () => void): void {
  setTimeout(() => {
    if (socket.bufferedAmount === 0) left();
    else if (socket.readyState === WebSocket.OPEN) whenLeft(socket, left);
  }, LOOK_INTERVAL);
}
