import type {
  Decoded,
  JsonRpcError,
  JsonRpcMessage,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResult,
  RequestId,
  Result,
} from "@mcp-actors/protocol";
import {
  type Arrival,
  type Channel,
  oneConsumer,
  type StreamedChannel,
} from "@mcp-actors/transport";
import type { Observable, Subscriber } from "rxjs";
import { Method, plainName } from "../protocol/method.ts";
import { AnsweredToolCalls } from "./answered-tool-calls.ts";
import { AskedToolCalls } from "./asked-tool-calls.ts";
import { BareResult } from "./bare-result.ts";
import { CurrentGeneration } from "./current-generation.ts";

/**
 * A channel on which everything says what it belongs to, over one that speaks the protocol for models.
 *
 * Tokens name their generation, tool calls are requests with an answer, and
 * names have no prefix; so links, peers and calls need to know nothing of it.
 */
export function modelChannel(channel: Channel): StreamedChannel {
  return new ModelChannel(channel);
}

class ModelChannel implements StreamedChannel {
  readonly inbound$: Observable<Arrival>;
  readonly closed: Promise<void>;
  readonly #channel: Channel;
  readonly #generation = new CurrentGeneration();
  readonly #asked = new AskedToolCalls();
  readonly #answered = new AnsweredToolCalls();
  #subscriber: Subscriber<Arrival> | undefined;

  constructor(channel: Channel) {
    this.#channel = channel;
    this.closed = channel.closed;
    this.inbound$ = oneConsumer((subscriber) => {
      this.#subscriber = subscriber;
      const reading = channel.inbound$.subscribe({
        next: (decoded) => this.#receive(decoded, subscriber),
        error: (error: unknown) => subscriber.error(error),
        complete: () => subscriber.complete(),
      });
      return () => reading.unsubscribe();
    });
  }

  get facts() {
    return this.#channel.facts;
  }

  drained(): Promise<void> {
    return this.#channel.drained();
  }

  send(message: JsonRpcMessage): boolean {
    if (!("method" in message)) return this.#answer(message);
    if (!("id" in message)) return this.#tell(message);
    if (message.method === Method.ToolCall) return this.#channel.send(this.#asked.ask(message));
    const hasRoom = this.#channel.send(message);
    if (message.method === Method.GenerateContent) this.#generation.begin(message.id);
    return hasRoom;
  }

  #answer(message: JsonRpcResult | JsonRpcError): boolean {
    const result = this.#answered.answer(message);
    if (result !== undefined) return this.#channel.send(result);
    if (!("result" in message) || !(message.result instanceof BareResult)) {
      return this.#channel.send(message);
    }
    // The envelope is typed as MCP has it, with objects alone.
    return this.#channel.send({ ...message, result: message.result.value as Result });
  }

  #tell(notification: JsonRpcNotification): boolean {
    if (notification.method !== Method.Cancelled) return this.#channel.send(notification);
    if (this.#asked.forget(notification)) return true;
    const { requestId } = notification.params ?? {};
    if (this.#generation.end(requestId as RequestId)) {
      // Whoever cancels goes on first: nothing arrives inside `send`.
      queueMicrotask(() => this.#departAll("The generation was cancelled"));
    }
    return this.#channel.send(notification);
  }

  #receive(decoded: Decoded, subscriber: Subscriber<Arrival>): void {
    switch (decoded.kind) {
      case "notification":
        subscriber.next(this.#notified(decoded.message));
        break;
      case "request":
        this.#asks(decoded.message, subscriber);
        break;
      case "result":
      case "error":
        if (this.#answered.isReceipt(decoded.message.id)) break;
        subscriber.next(withBareResult(decoded));
        if (this.#generation.end(decoded.message.id)) this.#departAll("The generation is over");
        break;
      default:
        subscriber.next(decoded);
    }
  }

  #notified(notification: JsonRpcNotification): Arrival {
    const method = plainName(notification.method);
    const message = method === notification.method ? notification : { ...notification, method };
    if (method === Method.Progress) {
      return { kind: "notification", message: this.#generation.attribute(message) };
    }
    const call = method === Method.ToolCall ? this.#answered.open(message) : undefined;
    return call === undefined
      ? { kind: "notification", message }
      : { kind: "request", message: call };
  }

  #asks(request: JsonRpcRequest, subscriber: Subscriber<Arrival>): void {
    if (request.method !== Method.CallToolResult) {
      subscriber.next({ kind: "request", message: request });
      return;
    }
    const { answer, receipt } = this.#asked.take(request);
    this.#channel.send(receipt);
    if (answer !== undefined) subscriber.next(answer);
  }

  #departAll(reason: string): void {
    for (const departure of this.#answered.depart(reason)) this.#subscriber?.next(departure);
  }
}

/** A result that is no object is one all the same. */
function withBareResult(decoded: Extract<Decoded, { readonly kind: "result" | "error" }>): Arrival {
  const { id } = decoded.message;
  if (decoded.kind === "result" || decoded.result === undefined || id === undefined) return decoded;
  const result = new BareResult(decoded.result);
  return { kind: "result", message: { jsonrpc: "2.0", id, result } };
}
