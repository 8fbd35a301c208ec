import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import type { JsonRpcError, Params, RequestId, Result } from "@mcp-actors/protocol";

/** One event of a stream, with its fields as they were. */
export interface RawEvent {
  readonly id?: string;
  readonly event?: string;
  readonly retry?: string;
  readonly data?: string;
}

export interface RawMessage {
  readonly id?: RequestId;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Result;
  readonly error?: JsonRpcError["error"];
}

export interface Fields {
  readonly [name: string]: string | string[];
}

export interface Sending {
  readonly method?: string;
  readonly headers?: Fields;
  readonly body?: string | Uint8Array | undefined;
  /** What stands behind the method; default the path of the URL. */
  readonly target?: string | undefined;
}

/** Sends one request by hand; settles when the headers of the reply are there. */
export function send(
  url: string,
  { method = "POST", headers = {}, body, target }: Sending,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const path = target === undefined ? undefined : { path: target };
    const request = httpRequest(url, { method, headers: { ...headers }, agent: false, ...path });
    request.once("error", reject);
    request.once("response", (response) => resolve(new Reply(request, response)));
    request.end(body);
  });
}

/** A reply that is being read. */
export class Reply {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly ended: Promise<void>;
  readonly #request: ClientRequest;
  #text = "";
  #waiting: (() => void)[] = [];
  #isOver = false;

  constructor(request: ClientRequest, response: IncomingMessage) {
    this.#request = request;
    this.status = response.statusCode ?? 0;
    this.headers = response.headers;
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => {
      this.#text += chunk;
      this.#wake();
    });
    response.on("error", () => {});
    request.on("error", () => {});
    this.ended = new Promise((resolve) => {
      response.once("close", () => {
        this.#isOver = true;
        this.#wake();
        resolve();
      });
    });
  }

  get type(): string {
    return this.headers["content-type"] ?? "";
  }

  get sessionId(): string | undefined {
    const id = this.headers["mcp-session-id"];
    return typeof id === "string" ? id : undefined;
  }

  /** Whole, once it has ended. */
  async text(): Promise<string> {
    await this.ended;
    return this.#text;
  }

  async json(): Promise<RawMessage> {
    return JSON.parse(await this.text());
  }

  /** What has come so far. */
  get events(): readonly RawEvent[] {
    return this.#text
      .split("\n\n")
      .slice(0, -1)
      .map(toEvent)
      .filter((event) => event !== undefined);
  }

  get messages(): readonly RawMessage[] {
    return this.events
      .map(({ data = "" }) => data)
      .filter((data) => data.startsWith("{"))
      .map((data) => JSON.parse(data));
  }

  /** Settles when as many messages have come, or the reply is over. */
  async until(count: number): Promise<readonly RawMessage[]> {
    while (this.messages.length < count && !this.#isOver) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    return this.messages;
  }

  /** Every message of a reply, be it a stream or not. */
  async all(): Promise<readonly RawMessage[]> {
    await this.ended;
    return this.type === "text/event-stream" ? this.messages : [JSON.parse(this.#text)];
  }

  /** Leaves without waiting for the end. */
  leave(): void {
    this.#request.destroy();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

function toEvent(block: string): RawEvent | undefined {
  const fields = block
    .split("\n")
    .filter((line) => !line.startsWith(":"))
    .map((line) => /^(\w+):\s?(.*)$/.exec(line) ?? [])
    .map(([, name, value]) => [name, value]);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

export const JSON_TYPES = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
};

/** POSTs one message, or an array of them. */
export function post(url: string, message: unknown, headers: Fields = {}): Promise<Reply> {
  return send(url, { headers: { ...JSON_TYPES, ...headers }, body: JSON.stringify(message) });
}

export function get(url: string, headers: Fields = {}): Promise<Reply> {
  return send(url, { method: "GET", headers: { Accept: "text/event-stream", ...headers } });
}

/** The `_meta` and the headers of a request that speaks for itself. */
export function modernParts(method: string, params: Params = {}, capabilities: Params = {}) {
  const name = params["name"] ?? params["uri"];
  const body = {
    ...params,
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": capabilities,
      ...params._meta,
    },
  };
  const headers = {
    "MCP-Protocol-Version": "2026-07-28",
    "Mcp-Method": method,
    ...(typeof name === "string" && { "Mcp-Name": name }),
  };
  return { params: body, headers };
}

export interface ModernAsk {
  readonly id?: RequestId;
  readonly params?: Params;
  readonly capabilities?: Params;
  readonly headers?: Fields;
}

/** A request of a client without session. */
export function ask(url: string, method: string, asked: ModernAsk = {}): Promise<Reply> {
  const { id = 1, capabilities } = asked;
  const { params, headers } = modernParts(method, asked.params, capabilities);
  const message = { jsonrpc: "2.0", id, method, params };
  return post(url, message, { ...headers, ...asked.headers });
}

/** A client with a session, writing its messages by hand. */
export class RawSession {
  readonly url: string;
  readonly headers: Fields;
  readonly opened: RawMessage;
  #lastId = 0;

  constructor(url: string, headers: Fields, opened: RawMessage) {
    this.url = url;
    this.headers = headers;
    this.opened = opened;
  }

  static async open(
    url: string,
    { version = "2025-11-25", capabilities = {}, headers = {} }: Opening = {},
  ): Promise<RawSession> {
    const clientInfo = { name: "raw", version: "0" };
    const params = { protocolVersion: version, capabilities, clientInfo };
    const reply = await post(url, { jsonrpc: "2.0", id: 0, method: "initialize", params }, headers);
    const opened = await reply.json();
    const fields = {
      ...headers,
      "Mcp-Session-Id": reply.sessionId ?? "",
      "MCP-Protocol-Version": String(opened.result?.["protocolVersion"]),
    };
    const session = new RawSession(url, fields, opened);
    await session.notify("notifications/initialized");
    return session;
  }

  get id(): string {
    return String(this.headers["Mcp-Session-Id"]);
  }

  request(method: string, params?: Params, headers: Fields = {}): Promise<Reply> {
    this.#lastId += 1;
    return this.post({ jsonrpc: "2.0", id: this.#lastId, method, params }, headers);
  }

  call(name: string, args: Params = {}): Promise<Reply> {
    return this.request("tools/call", { name, arguments: args, _meta: { progressToken: 7 } });
  }

  notify(method: string, params?: Params): Promise<Reply> {
    return this.post({ jsonrpc: "2.0", method, params });
  }

  post(message: unknown, headers: Fields = {}): Promise<Reply> {
    return post(this.url, message, { ...this.headers, ...headers });
  }

  listen(lastEventId?: string): Promise<Reply> {
    return get(this.url, {
      ...this.headers,
      ...(lastEventId !== undefined && { "Last-Event-ID": lastEventId }),
    });
  }

  async end(): Promise<number> {
    const reply = await send(this.url, { method: "DELETE", headers: this.headers });
    return reply.status;
  }
}

export interface Opening {
  readonly version?: string;
  readonly capabilities?: Params;
  readonly headers?: Fields;
}
