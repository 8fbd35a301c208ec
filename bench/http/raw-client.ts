import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Post } from "./post.ts";

/** One connection that is written and read by hand: the least that a client can cost, so that a server shows. */
export class RawClient {
  readonly #socket: Socket;
  readonly #host: string;
  readonly #path: string;
  #text = "";
  #settle: ((response: string) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  private constructor(socket: Socket, { host, pathname }: URL) {
    this.#socket = socket;
    this.#host = host;
    this.#path = pathname;
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => this.#read(chunk));
    socket.on("close", () => this.#fail?.(closed()));
  }

  static async open(address: string): Promise<RawClient> {
    const url = new URL(address);
    const socket = connect({ port: Number(url.port), host: url.hostname, noDelay: true });
    await once(socket, "connect");
    return new RawClient(socket, url);
  }

  /** A POST as it goes on the wire, to be sent again and again. */
  toBytes({ headers, body }: Post): Buffer {
    const lines = Object.entries({
      Host: this.#host,
      ...headers,
      "Content-Length": String(Buffer.byteLength(body)),
    }).map(([name, value]) => `${name}: ${value}`);
    return Buffer.from(`POST ${this.#path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  }

  /** Sends a request and gives the whole response, head and body; one at a time. */
  send(bytes: Buffer): Promise<string> {
    if (this.#socket.destroyed) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }

  #read(chunk: string): void {
    this.#text += chunk;
    const text = this.#text;
    if (!isWhole(text)) return;
    this.#text = "";
    this.#settle?.(text);
  }
}

function closed(): Error {
  return new Error("Server closed the connection");
}

function isWhole(response: string): boolean {
  const end = response.indexOf("\r\n\r\n");
  if (end === -1) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(response)?.[1];
  if (length !== undefined) return response.length >= end + 4 + Number(length);
  return response.endsWith("\r\n0\r\n\r\n");
}
