import type { IncomingMessage } from "node:http";
import type { Subscriber } from "rxjs";
import { WebSocket } from "ws";
import { Observable } from "#rxjs";
import { TransportError } from "../errors.ts";
import { socketFailure } from "../socket-failure.ts";
import { NodeSocket } from "./node-socket.ts";
import type { SocketTerms } from "./socket-terms.ts";
import type { TextSocket } from "./text-socket.ts";

/** Opens a WebSocket with `ws`, for Node has none of its own before 22. */
export function openSocket(url: URL, terms: SocketTerms): Observable<TextSocket> {
  return new Observable((subscriber) => {
    const attempt = new Attempt(url, terms, subscriber);
    return () => attempt.stop();
  });
}

/**
 * The attempt to open a WebSocket.
 *
 * The specification of WebSockets has a client leave a server that names none of the
 * subprotocols that were offered; many servers of the field name none, so they are asked once
 * more without an offer.
 */
class Attempt {
  readonly #url: URL;
  readonly #terms: SocketTerms;
  readonly #subscriber: Subscriber<TextSocket>;
  #socket: WebSocket;

  constructor(url: URL, terms: SocketTerms, subscriber: Subscriber<TextSocket>) {
    this.#url = url;
    this.#terms = terms;
    this.#subscriber = subscriber;
    this.#socket = this.#open(terms.subprotocol);
  }

  /** Gives it up; one that is open has an owner. */
  stop(): void {
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#socket.terminate();
  }

  #open(subprotocol: string | undefined): WebSocket {
    const { headers, maxMessageBytes: maxPayload } = this.#terms;
    const options = { headers, maxPayload, perMessageDeflate: false };
    const socket = new WebSocket(
      this.#url,
      subprotocol === undefined ? [] : [subprotocol],
      options,
    );
    let answer: IncomingMessage | undefined;
    socket.once("upgrade", (response) => {
      answer = response;
    });
    const fail = (cause: Error) => this.#fail(cause, subprotocol, answer);
    socket.on("error", fail);
    socket.once("unexpected-response", (request, response) => {
      request.destroy();
      this.#subscriber.error(this.#rejected(response));
    });
    socket.once("open", () => {
      socket.off("error", fail);
      if (answer !== undefined) this.#emit(socket, answer);
    });
    return socket;
  }

  #emit(socket: WebSocket, { socket: wire }: IncomingMessage): void {
    this.#subscriber.next(new NodeSocket({ ...this.#terms, socket, wire }));
    this.#subscriber.complete();
  }

  #fail(cause: Error, offered: string | undefined, answer: IncomingMessage | undefined): void {
    if (this.#subscriber.closed) return;
    const chosen = answer?.headers["sec-websocket-protocol"];
    if (answer !== undefined && offered !== undefined && chosen === undefined) {
      this.#socket = this.#open(undefined);
      return;
    }
    const reason =
      chosen === undefined || chosen === offered
        ? cause
        : new Error(`the server chose the subprotocol ${chosen}, not ${offered ?? "none"}`, {
            cause,
          });
    this.#subscriber.error(socketFailure(`Could not reach ${this.#terms.shown}`, reason));
  }

  #rejected({ statusCode: status, statusMessage }: IncomingMessage): TransportError {
    const message = `Could not reach ${this.#terms.shown}: HTTP ${status} ${statusMessage}`;
    return new TransportError("unreachable", message, { status });
  }
}
