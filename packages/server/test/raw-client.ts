import type {
  Decoded,
  JsonRpcError,
  JsonRpcNotification,
  JsonRpcRequest,
  Params,
  Request,
  RequestId,
  Result,
} from "@mcp-actors/protocol";
import { type Channel, type Facts, memoryPair } from "@mcp-actors/transport";
import { createServer } from "../src/create-server.ts";
import type { ServerDefinition } from "../src/definition/definition.ts";
import type { Server, ServerOptions } from "../src/server.ts";

export interface Reply {
  readonly result?: Result;
  readonly error?: JsonRpcError["error"];
}

/** A client that writes its messages by hand, and keeps all it is sent. */
export class RawClient implements AsyncDisposable {
  readonly notifications: JsonRpcNotification[] = [];
  readonly questions: JsonRpcRequest[] = [];
  /** Answers what the server asks. */
  answerQuestion: (request: Request) => Reply = () => ({
    error: { code: -32601, message: "Not handled" },
  });
  readonly server: Server;
  readonly #channel: Channel;
  readonly #waiting = new Map<unknown, (reply: Reply) => void>();
  readonly #subscription;
  #lastId = 0;

  constructor(server: Server, facts?: Facts) {
    const [near, far] = memoryPair(facts);
    this.server = server;
    this.#channel = near;
    server.serve(far);
    this.#subscription = near.inbound$.subscribe((decoded) => this.#receive(decoded));
  }

  get lastId(): number {
    return this.#lastId;
  }

  request(method: string, params?: Params): Promise<Reply> {
    this.#lastId += 1;
    return this.requestAs(this.#lastId, method, params);
  }

  /** A request with an id of the caller's choosing. */
  requestAs(id: RequestId, method: string, params?: Params): Promise<Reply> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#channel.send({ jsonrpc: "2.0", id, method, params });
    });
  }

  notify(method: string, params?: Params): void {
    this.#channel.send({ jsonrpc: "2.0", method, params });
  }

  /** A tool's call; `params` beside name and arguments go along. */
  call(name: string, args?: object, params?: Params): Promise<Reply> {
    return this.request("tools/call", { name, ...(args && { arguments: args }), ...params });
  }

  async initialize(version = "2025-11-25", capabilities: Params = {}): Promise<Reply> {
    const clientInfo = { name: "raw", version: "0" };
    const params = { protocolVersion: version, capabilities, clientInfo };
    const reply = await this.request("initialize", params);
    this.notify("notifications/initialized");
    return reply;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#subscription.unsubscribe();
    await turn();
  }

  #receive(decoded: Decoded): void {
    if (decoded.kind === "notification") this.notifications.push(decoded.message);
    if (decoded.kind === "request") {
      const { id, method, params } = decoded.message;
      this.questions.push(decoded.message);
      const { result, error } = this.answerQuestion({ method, params });
      if (error !== undefined) this.#channel.send({ jsonrpc: "2.0", id, error });
      else if (result !== undefined) this.#channel.send({ jsonrpc: "2.0", id, result });
    }
    if (decoded.kind === "result" || decoded.kind === "error") {
      const { id } = decoded.message;
      this.#waiting.get(id)?.(decoded.message);
      this.#waiting.delete(id);
    }
  }
}

export function startClient(definition: ServerDefinition, options?: ServerOptions): RawClient {
  return new RawClient(createServer(definition, { onEvent: quiet, ...options }));
}

/** What tests make go wrong on purpose is not to be printed. */
function quiet(): void {}

/** The `_meta` of a request that speaks for itself. */
export function modern(capabilities: Params = {}, more: Params = {}): { readonly _meta: Params } {
  return {
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": capabilities,
      ...more,
    },
  };
}

/** Lets everything that is on its way in memory arrive. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A client of either era, behind one way to call a tool. */
export async function startEra(
  version: string,
  definition: ServerDefinition,
  setting: { readonly capabilities?: Params; readonly options?: ServerOptions } = {},
): Promise<{ readonly client: RawClient; readonly params: Params } & AsyncDisposable> {
  const client = startClient(definition, setting.options);
  const isModern = version === "2026-07-28";
  if (!isModern) await client.initialize(version, setting.capabilities);
  return {
    client,
    params: isModern ? modern(setting.capabilities) : {},
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}
