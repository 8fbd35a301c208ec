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
import { Fence } from "./fence.ts";

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
  readonly #fence = new Fence();
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
    if (message.method === Method.GenerateContent) {
      return this.#fence.holds(message) || this.#generate(message);
    }
    this.#fence.left(message);
    return this.#channel.send(message);
  }

  #generate(request: JsonRpcRequest): boolean {
    const hasRoom = this.#channel.send(request);
    this.#generation.begin(request.id);
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
    const requestId = notification.params?.["requestId"] as RequestId;
    if (this.#fence.forget(requestId)) return true;
    const hasRoom = this.#channel.send(notification);
    return this.#generation.giveUp(requestId) ? this.#givenUp(hasRoom) : hasRoom;
  }

  #givenUp(hasRoom: boolean): boolean {
    // Whoever cancels goes on first: nothing arrives inside `send`.
    queueMicrotask(() => this.#departAll("The generation was cancelled"));
    const ping = this.#fence.raise();
    return ping === undefined ? hasRoom : this.#channel.send(ping);
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
        this.#answers(decoded, subscriber);
        break;
      default:
        subscriber.next(decoded);
    }
  }

  #answers(decoded: Answer, subscriber: Subscriber<Arrival>): void {
    const { id } = decoded.message;
    if (this.#answered.isReceipt(id)) return;
    if (this.#fence.owns(id)) {
      const held = this.#fence.lift(id);
      if (held !== undefined) this.#generate(held);
      return;
    }
    subscriber.next(withBareResult(decoded));
    if (this.#generation.end(id)) this.#departAll("The generation is over");
  }

  #notified(notification: JsonRpcNotification): Arrival {
    const method = plainName(notification.method);
    const message = method === notification.method ? notification : { ...notification, method };
    if (method === Method.Progress) {
      return { kind: "notification", message: this.#generation.attribute(message) };
    }
    const isWanted = method === Method.ToolCall && !this.#generation.isGivenUp;
    const call = isWanted ? this.#answered.open(message) : undefined;
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

type Answer = Extract<Decoded, { readonly kind: "result" | "error" }>;

/** A result that is no object is one all the same. */
function withBareResult(decoded: Answer): Arrival {
  const { id } = decoded.message;
  if (decoded.kind === "result" || decoded.result === undefined || id === undefined) return decoded;
  const result = new BareResult(decoded.result);
  return { kind: "result", message: { jsonrpc: "2.0", id, result } };
}
