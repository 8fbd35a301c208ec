import {
  findRevision,
  type JsonRpcMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  LATEST_LEGACY,
  type Params,
  type RequestId,
  type Result,
} from "@mcp-actors/protocol";
import type { Channel } from "@mcp-actors/transport";
import type { Subscription } from "rxjs";

export interface FarServerOptions {
  /** What it speaks; undefined answers no opening. Default 2026-07-28. */
  readonly revision?: string | undefined;
  /** What it says that it offers; default tools. */
  readonly capabilities?: object | undefined;
  /** Called with each opening before it is answered; true takes it out of the server's hands. */
  readonly onOpening?: (request: JsonRpcRequest, far: FarServer) => boolean;
}

/** A server moved by hand: it answers openings by itself, and for the rest says what it is told to. */
export class FarServer {
  readonly heard: JsonRpcMessage[] = [];
  readonly #channel: Channel;
  readonly #options: FarServerOptions;
  readonly #reading: Subscription;
  isOver = false;

  constructor(channel: Channel, options: FarServerOptions) {
    this.#channel = channel;
    this.#options = options;
    this.#reading = channel.inbound$.subscribe({
      next: (decoded) => {
        if ("message" in decoded) this.#hear(decoded.message);
      },
      complete: () => {
        this.isOver = true;
      },
    });
  }

  /** The requests heard so far, openings left out. */
  get requests(): JsonRpcRequest[] {
    return this.heard.filter(isRequest).filter(({ method }) => !OPENINGS.has(method));
  }

  get openings(): JsonRpcRequest[] {
    return this.heard.filter(isRequest).filter(({ method }) => OPENINGS.has(method));
  }

  get notifications(): JsonRpcNotification[] {
    return this.heard.filter(
      (message): message is JsonRpcNotification => "method" in message && !("id" in message),
    );
  }

  /** The answers to what it asked. */
  get answers(): JsonRpcMessage[] {
    return this.heard.filter((message) => !("method" in message));
  }

  /** The request heard at a place, the last one by default. */
  request(at = -1): JsonRpcRequest {
    const request = this.requests.at(at);
    if (request === undefined) throw new Error(`No request was heard at ${at}`);
    return request;
  }

  /** Sends whatever it is, message or not. */
  say(message: object): void {
    this.#channel.send({ jsonrpc: "2.0", ...message } as JsonRpcMessage);
  }

  answer({ id }: { readonly id: RequestId }, result: Result = {}): void {
    this.say({ id, result });
  }

  /** Answers a call of a tool with a text. */
  give(request: JsonRpcRequest, text: string): void {
    this.answer(request, { content: [{ type: "text", text }] });
  }

  fail({ id }: { readonly id: RequestId }, error: object): void {
    this.say({ id, error });
  }

  /** The requests of a method heard so far. */
  asked(method: string): JsonRpcRequest[] {
    return this.requests.filter((request) => request.method === method);
  }

  /** Sends a notification of the stream that a request opened. */
  tell({ id }: { readonly id: RequestId }, method: string, params?: Params): void {
    this.notify(method, { ...params, _meta: { "io.modelcontextprotocol/subscriptionId": id } });
  }

  /** Acknowledges a stream with all that it asked for. */
  acknowledge(request: JsonRpcRequest): void {
    const notifications = request.params?.["notifications"];
    this.tell(request, "notifications/subscriptions/acknowledged", { notifications });
  }

  progress({ params }: JsonRpcRequest, progress: number): void {
    this.notify("notifications/progress", {
      progressToken: params?._meta?.["progressToken"],
      progress,
    });
  }

  notify(method: string, params?: Params): void {
    this.say({ method, params });
  }

  ask(id: RequestId, method: string, params?: Params): void {
    this.say({ id, method, params });
  }

  leave(): void {
    this.#reading.unsubscribe();
  }

  #hear(message: JsonRpcMessage): void {
    this.heard.push(message);
    if (!isRequest(message) || !OPENINGS.has(message.method)) return;
    if (this.#options.onOpening?.(message, this) !== true) this.#open(message);
  }

  #open(opening: JsonRpcRequest): void {
    const { revision = "2026-07-28", capabilities = { tools: {} } } = this.#options;
    const isModern = findRevision(revision)?.era === "modern";
    const serverInfo = { name: "far", version: "1.0.0" };
    if (opening.method === "initialize") {
      const protocolVersion = isModern ? LATEST_LEGACY.version : revision;
      this.answer(opening, { protocolVersion, capabilities, serverInfo, instructions: "Be kind" });
    } else if (isModern) {
      const _meta = { "io.modelcontextprotocol/serverInfo": serverInfo };
      this.answer(opening, {
        supportedVersions: [revision],
        capabilities,
        instructions: "Be kind",
        _meta,
      });
    } else this.fail(opening, { code: -32_601, message: "Method not found" });
  }
}

const OPENINGS: ReadonlySet<string> = new Set(["initialize", "server/discover"]);

function isRequest(message: JsonRpcMessage): message is JsonRpcRequest {
  return "method" in message && "id" in message;
}
