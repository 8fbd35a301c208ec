import { Observable } from "#rxjs";
import { socketFailure } from "../socket-failure.ts";
import { PlatformSocket } from "./platform-socket.ts";
import type { SocketTerms } from "./socket-terms.ts";
import type { TextSocket } from "./text-socket.ts";

/** Opens the platform's own WebSocket, which says nothing of why it could not be opened. */
export function openSocket(url: URL, terms: SocketTerms): Observable<TextSocket> {
  const { subprotocol, headers, maxMessageBytes, shown } = terms;
  return new Observable((subscriber) => {
    const names = Object.keys(headers);
    if (names.length > 0) {
      subscriber.error(
        new TypeError(`Header ${names[0]} cannot be sent: a WebSocket takes none here`),
      );
      return;
    }
    const socket = new WebSocket(url, subprotocol === undefined ? [] : [subprotocol]);
    socket.addEventListener("open", () => {
      subscriber.next(new PlatformSocket(socket, maxMessageBytes));
      subscriber.complete();
    });
    socket.addEventListener("close", ({ code }) =>
      subscriber.error(socketFailure(`Could not reach ${shown}`, `closed with code ${code}`)),
    );
    return () => {
      if (socket.readyState === WebSocket.CONNECTING) socket.close();
    };
  });
}
