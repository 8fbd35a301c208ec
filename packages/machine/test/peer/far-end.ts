import type {
  Decoded,
  JsonRpcAnswer,
  JsonRpcMessage,
  JsonRpcNotification,
  JsonRpcRequest,
  Params,
  RequestId,
  Result,
} from "@mcp-actors/protocol";
import type { Channel } from "@mcp-actors/transport";
import type { Subscription } from "rxjs";

/** The far end of a channel, moved by hand: it reads everything and says what it is told to. */
export class FarEnd {
  readonly heard: JsonRpcMessage[] = [];
  /** The ids of the requests it made, in order. */
  readonly asked: RequestId[] = [];
  readonly #channel: Channel;
  readonly #reading: Subscription;
  #lastId = 1000;

  constructor(channel: Channel) {
    this.#channel = channel;
    this.#reading = channel.inbound$.subscribe((decoded) => this.#hear(decoded));
  }

  /** The requests heard so far, in order. */
  get requests(): JsonRpcRequest[] {
    return this.heard.filter(
      (message): message is JsonRpcRequest => "method" in message && "id" in message,
    );
  }

  /** The notifications heard so far, in order. */
  get notifications(): JsonRpcNotification[] {
    return this.heard.filter(
      (message): message is JsonRpcNotification => "method" in message && !("id" in message),
    );
  }

  /** The answers heard so far, in order. */
  get answers(): JsonRpcAnswer[] {
    return this.heard.filter((message): message is JsonRpcAnswer => !("method" in message));
  }

  /** The request heard at a place, the last one by default. */
  request(at = -1): JsonRpcRequest {
    const request = this.requests.at(at);
    if (request === undefined) throw new Error(`No request was heard at ${at}`);
    return request;
  }

  /** Sends whatever it is, message or not. */
  say(message: unknown): void {
    this.#channel.send(message as JsonRpcMessage);
  }

  answer(request: { readonly id: RequestId }, result: Result = {}): void {
    this.say({ jsonrpc: "2.0", id: request.id, result });
  }

  fail(request: { readonly id: RequestId }, code = -32_603, message = "Internal error"): void {
    this.say({ jsonrpc: "2.0", id: request.id, error: { code, message } });
  }

  progress(request: JsonRpcRequest, progress: number): void {
    const progressToken = request.params?._meta?.["progressToken"];
    this.notify("notifications/progress", { progressToken, progress });
  }

  notify(method: string, params?: Params): void {
    this.say({ jsonrpc: "2.0", method, params });
  }

  /** Asks something; gives the id. */
  ask(method: string, params?: Params, id: RequestId = this.#nextId()): RequestId {
    this.asked.push(id);
    this.say({ jsonrpc: "2.0", id, method, params });
    return id;
  }

  cancel(requestId: unknown, reason?: string): void {
    this.notify("notifications/cancelled", { requestId, ...(reason !== undefined && { reason }) });
  }

  /** Ends the channel. */
  leave(): void {
    this.#reading.unsubscribe();
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #hear(decoded: Decoded): void {
    if (decoded.kind === "unreadable" || decoded.kind === "batch") return;
    this.heard.push(decoded.message);
  }
}
