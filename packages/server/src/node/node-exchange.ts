import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import { type HeaderLookup, requestTarget } from "@mcp-actors/transport";
import type { Body, BodyLimits, HttpExchange, ReplyStream } from "../http/http-exchange.ts";
import { readNodeBody } from "./read-node-body.ts";

/** A request and its response as Node has them. */
export class NodeExchange implements HttpExchange, HeaderLookup, ReplyStream {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly host: string | undefined;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #taken: Body | undefined;
  #onGone: () => void = ignore;
  #isGone = false;

  /** @param taken - The body, where something else read it. */
  constructor(request: IncomingMessage, response: ServerResponse, taken?: Body) {
    const { method = "", url, headers } = request;
    const { path, query, host = headers.host } = requestTarget(url);
    this.method = method;
    this.path = path;
    this.query = query;
    this.host = host;
    this.#request = request;
    this.#response = response;
    this.#taken = taken;
    response.on("error", ignore);
    this.#watch(request.socket);
  }

  #watch(socket: Socket): void {
    const response = this.#response;
    const closed = () => {
      socket.off("close", closed);
      // It closes after a good end as well.
      if (response.writableFinished || this.#isGone) return;
      this.#isGone = true;
      this.#onGone();
    };
    // What read the body before may have taken so long that it is too late to hear of it.
    if (response.destroyed || socket.destroyed) closed();
    response.once("close", closed);
    // A reply that waits for those before it has no connection yet, and Node 20 does not tell it of the end of it.
    if (response.socket === null) socket.once("close", closed);
  }

  get headers(): HeaderLookup {
    return this;
  }

  get address(): string | undefined {
    return this.#request.socket.remoteAddress;
  }

  get(name: string): string | null {
    const value = this.#request.headers[name.toLowerCase()];
    if (typeof value === "string") return value;
    return Array.isArray(value) ? value.join(", ") : null;
  }

  read(limits: BodyLimits): Promise<Body> {
    return this.#taken === undefined
      ? readNodeBody(this.#request, limits)
      : Promise.resolve(this.#taken);
  }

  reply(status: number, fields: HeaderFields = {}, body = ""): void {
    const response = this.#response;
    if (response.headersSent) {
      response.end();
      return;
    }
    const length = status === 204 ? undefined : { "Content-Length": Buffer.byteLength(body) };
    // Nobody waits for the rest of a body that is too long or too slow.
    const close = TIRED.has(status) ? { Connection: "close" } : undefined;
    response.writeHead(status, { ...fields, ...length, ...close });
    response.end(body);
  }

  stream(fields: HeaderFields): ReplyStream {
    this.#response.writeHead(200, fields);
    this.#response.flushHeaders();
    return this;
  }

  onGone(listener: () => void): void {
    this.#onGone = listener;
    if (this.#isGone) listener();
  }

  get waiting(): number {
    return this.#response.writableLength;
  }

  write(text: string): boolean {
    return this.#response.write(text);
  }

  onDrain(listener: () => void): void {
    this.#response.on("drain", listener);
  }

  end(): void {
    this.#response.end();
  }

  destroy(): void {
    this.#response.destroy();
  }
}

/** The statuses of bodies that are not read to their end. */
const TIRED: ReadonlySet<number> = new Set([408, 413]);

function ignore(): void {}
