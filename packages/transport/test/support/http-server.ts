import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { JsonRpcRequest } from "@mcp-actors/protocol";

/** One request that a server heard, and the means to answer it well or badly. */
export class Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  /** The message it carries; parts that a message lacks are undefined. */
  readonly message: Partial<JsonRpcRequest> & { readonly result?: unknown };
  readonly response: ServerResponse;
  /** Settles when the client let go of it before it was answered. */
  readonly left: Promise<void>;

  constructor(request: IncomingMessage, response: ServerResponse, body: string) {
    this.method = request.method ?? "";
    this.path = request.url ?? "";
    this.headers = request.headers;
    this.message = body === "" ? {} : JSON.parse(body);
    this.response = response;
    this.left = new Promise((resolve) => {
      response.on("close", () => {
        if (!response.writableFinished) resolve();
      });
    });
  }

  /** Answers with JSON. */
  json(body: unknown, { status = 200, headers = {} }: Answering = {}): void {
    this.response.writeHead(status, { "content-type": "application/json", ...headers });
    this.response.end(JSON.stringify(body));
  }

  /** Answers the request it carries. */
  answer(result: object = {}, options?: Answering): void {
    this.json({ jsonrpc: "2.0", id: this.message.id, result }, options);
  }

  /** Answers by a status. */
  status(status: number, body = "", headers: { readonly [name: string]: string } = {}): void {
    this.response.writeHead(status, headers);
    this.response.end(body);
  }

  /** Begins a stream of events, and writes what is given as it is. */
  stream(text = "", headers: { readonly [name: string]: string } = {}): void {
    this.response.writeHead(200, { "content-type": "text/event-stream", ...headers });
    this.response.flushHeaders();
    if (text !== "") this.write(text);
  }

  write(text: string): void {
    this.response.write(text);
  }

  /** Writes a message as an event. */
  say(message: object, id?: string): void {
    this.write(event({ jsonrpc: "2.0", ...message }, id));
  }

  /** Writes the answer as an event, and ends the stream. */
  finish(result: object = {}): void {
    this.say({ id: this.message.id, result });
    this.response.end();
  }

  /** Cuts the connection as it is. */
  cut(): void {
    this.response.destroy();
  }
}

interface Answering {
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
}

/** A message as the text of an event. */
export function event(message: object, id?: string): string {
  return `${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`;
}

/** An HTTP server that does what a test tells it, and keeps what it heard. */
export class HttpServer implements AsyncDisposable {
  readonly asked: Asked[] = [];
  readonly #server: Server;
  readonly #looks = new Set<() => void>();
  sockets = 0;

  private constructor(script: (asked: Asked) => unknown) {
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on("data", (piece: Buffer) => pieces.push(piece));
      request.on("end", () => {
        const asked = new Asked(request, response, Buffer.concat(pieces).toString());
        this.asked.push(asked);
        script(asked);
        for (const look of this.#looks) look();
      });
    });
    this.#server.on("connection", () => {
      this.sockets += 1;
    });
  }

  static async open(script: (asked: Asked) => unknown = () => {}): Promise<HttpServer> {
    const server = new HttpServer(script);
    await new Promise<void>((resolve) => {
      server.#server.listen(0, "127.0.0.1", resolve);
    });
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `${this.origin}/mcp`;
  }

  /** How many sockets are open. */
  connections(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.getConnections((error, count) =>
        error === null ? resolve(count) : reject(error),
      );
    });
  }

  /** The requests of an HTTP method, in order. */
  of(method: string): Asked[] {
    return this.asked.filter((asked) => asked.method === method);
  }

  /** The request heard at a place, waited for. */
  async at(place: number, method?: string): Promise<Asked> {
    const find = () => (method === undefined ? this.asked : this.of(method))[place];
    const found = find();
    if (found !== undefined) return found;
    return new Promise((resolve) => {
      const look = () => {
        const late = find();
        if (late === undefined) return;
        this.#looks.delete(look);
        resolve(late);
      };
      this.#looks.add(look);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}
