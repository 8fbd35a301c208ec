import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { JsonRpcRequest } from "@mcp-actors/protocol";

/** One request as a server heard it. */
export class Heard {
  readonly verb: string;
  readonly headers: IncomingMessage["headers"];
  readonly message: Partial<JsonRpcRequest>;
  readonly response: ServerResponse;

  constructor(request: IncomingMessage, response: ServerResponse, body: string) {
    this.verb = request.method ?? "";
    this.headers = request.headers;
    this.message = body === "" ? {} : JSON.parse(body);
    this.response = response;
  }

  /** The method of the message, or that of HTTP where there is none. */
  get method(): string {
    return this.message.method ?? this.verb;
  }

  answer(result: object, headers: { readonly [name: string]: string } = {}): void {
    this.#json(200, { result }, headers);
  }

  fail(status: number, error: object): void {
    this.#json(status, { error }, {});
  }

  status(status: number, body = "", headers: { readonly [name: string]: string } = {}): void {
    this.response.writeHead(status, headers);
    this.response.end(body);
  }

  /** Begins a stream of events. */
  stream(): void {
    this.response.writeHead(200, { "content-type": "text/event-stream" });
    this.response.flushHeaders();
  }

  say(message: object): void {
    this.response.write(`data: ${JSON.stringify({ jsonrpc: "2.0", ...message })}\n\n`);
  }

  #json(status: number, body: object, headers: { readonly [name: string]: string }): void {
    const text = JSON.stringify({ jsonrpc: "2.0", id: this.message.id, ...body });
    this.response.writeHead(status, { "content-type": "application/json", ...headers });
    this.response.end(text);
  }
}

/** What a server does with a request; true where it was dealt with. */
export type Script = (heard: Heard) => boolean;

/** A server over HTTP that answers openings by itself, and otherwise does as its script says. */
export class FarHttp implements AsyncDisposable {
  readonly heard: Heard[] = [];
  readonly #server: Server;
  readonly #script: Script;
  readonly #fallback: Script;
  #looks: (() => void)[] = [];
  #sessions = 0;

  private constructor(era: "modern" | "legacy", script: Script) {
    this.#script = script;
    this.#fallback = era === "modern" ? asModern : (heard) => this.#asLegacy(heard);
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on("data", (piece: Buffer) => pieces.push(piece));
      request.on("end", () => {
        this.#hear(new Heard(request, response, Buffer.concat(pieces).toString()));
      });
    });
  }

  /** @param port - Default any that is free. */
  static async open(
    era: "modern" | "legacy",
    script: Script = () => false,
    port = 0,
  ): Promise<FarHttp> {
    const far = new FarHttp(era, script);
    await new Promise<void>((resolve) => {
      far.#server.listen(port, "127.0.0.1", resolve);
    });
    return far;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Takes no more connections, while those that are used go on. */
  stopListening(): void {
    this.#server.close();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/mcp`;
  }

  /** The methods heard so far, in order. */
  get methods(): string[] {
    return this.heard.map(({ method }) => method);
  }

  of(method: string): Heard[] {
    return this.heard.filter((heard) => heard.method === method);
  }

  /** The request of a method, waited for. */
  async asked(method: string, at = 0): Promise<Heard> {
    for (;;) {
      const found = this.of(method)[at];
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#looks.push(resolve));
    }
  }

  #hear(heard: Heard): void {
    this.heard.push(heard);
    if (!this.#script(heard)) this.#fallback(heard);
    for (const look of this.#looks.splice(0)) look();
  }

  #asLegacy(heard: Heard): boolean {
    switch (heard.method) {
      case "initialize":
        this.#sessions += 1;
        heard.answer(
          { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: SERVER },
          { "Mcp-Session-Id": `session-${this.#sessions}` },
        );
        return true;
      case "notifications/initialized":
        heard.status(202);
        return true;
      case "server/discover":
        heard.fail(404, { code: -32_601, message: "Method not found" });
        return true;
      default:
        heard.status(405);
        return true;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

const SERVER = { name: "far", version: "1.0.0" };

function asModern(heard: Heard): boolean {
  if (heard.method !== "server/discover") {
    heard.fail(404, { code: -32_601, message: "Method not found" });
  } else {
    heard.answer({
      resultType: "complete",
      supportedVersions: ["2026-07-28"],
      capabilities: { tools: {} },
      _meta: { "io.modelcontextprotocol/serverInfo": SERVER },
    });
  }
  return true;
}

/** Answers the call of a tool with a text. */
export function give(heard: Heard, text: string): true {
  heard.answer({ content: [{ type: "text", text }] });
  return true;
}
