import {
  type Answer,
  ErrorCode,
  type JsonRpcAnswer,
  type JsonRpcNotification,
  type JsonRpcRequest,
  messageOf,
  type RequestId,
  toProtocolError,
} from "@mcp-actors/protocol";
import type { Exchange, ExchangeObserver } from "@mcp-actors/transport";
import { toAsker } from "./addresses.ts";

/** Whoever carries requests over a bridge. */
export interface Carrier {
  /** Brings something back to whoever asked. */
  bringBack(message: JsonRpcNotification | JsonRpcAnswer, key: RequestId): void;
  /** Hears a request's answer before that is brought back. */
  passed(request: JsonRpcRequest, answer: Answer): void;
  /** Nothing more comes of a request. */
  settled(key: RequestId): void;
  /** Gives a request up, in the words of whoever asked where there are any. */
  abandon(exchange: Exchange, reason?: string, cancellation?: JsonRpcNotification): void;
}

/** A request on its way over the bridge: what belongs to it is brought back to whoever asked. */
export class CarriedRequest implements ExchangeObserver {
  exchange: Exchange | undefined;
  /** The request of the other direction whose stream it left in, where it had no other. */
  within: RequestId | undefined;
  readonly #carrier: Carrier;
  readonly #message: JsonRpcRequest;
  readonly #key: RequestId;

  constructor(carrier: Carrier, message: JsonRpcRequest, key: RequestId) {
    this.#carrier = carrier;
    this.#message = message;
    this.#key = key;
  }

  related(notification: JsonRpcNotification): void {
    this.#carrier.bringBack(toAsker(notification, this.#message), this.#key);
  }

  answered(answer: Answer): void {
    this.#carrier.passed(this.#message, answer);
    this.#carrier.settled(this.#key);
    this.#carrier.bringBack(withId(answer, this.#message.id), this.#key);
  }

  lost({ message }: { readonly message: string }): void {
    this.answered({ jsonrpc: "2.0", error: { code: ErrorCode.ConnectionClosed, message } });
  }

  /** It could not even leave. */
  failed(cause: unknown): void {
    const known = toProtocolError(cause)?.toJSON();
    const error = known ?? { code: ErrorCode.ConnectionClosed, message: messageOf(cause) };
    this.answered({ jsonrpc: "2.0", error });
  }

  withdraw(reason?: string, cancellation?: JsonRpcNotification): void {
    this.#carrier.settled(this.#key);
    if (this.exchange !== undefined) this.#carrier.abandon(this.exchange, reason, cancellation);
  }
}

/** An answer on the wire; how it came over HTTP is no part of it. */
function withId(answer: Answer, id: RequestId): JsonRpcAnswer {
  if ("result" in answer) return { ...answer, id };
  const { httpStatus: _, ...error } = answer;
  return { ...error, id };
}
