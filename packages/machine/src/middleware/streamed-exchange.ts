import type {
  ErrorObject,
  JsonRpcNotification,
  Request,
  RequestId,
  Result,
} from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import type { Subscriber } from "rxjs";
import { RequestError } from "../request-error.ts";
import type { InboundExchange } from "../serve.ts";
import type { ExchangeMessage, PassingRequest } from "./middleware.ts";
import type { StreamedAnswer } from "./streamed-answer.ts";

/** One run of a handler whose answer leaves as a stream. */
export class StreamedExchange implements InboundExchange {
  readonly facts: Facts;
  readonly #answer: StreamedAnswer;
  readonly #subscriber: Subscriber<ExchangeMessage>;
  #controller: AbortController | undefined;
  #withdrawn = false;
  #over = false;

  constructor(
    answer: StreamedAnswer,
    { facts }: PassingRequest,
    subscriber: Subscriber<ExchangeMessage>,
  ) {
    this.facts = facts;
    this.#answer = answer;
    this.#subscriber = subscriber;
  }

  get id(): RequestId | undefined {
    return this.#outer.id;
  }

  get over(): boolean {
    return this.#over || this.#outer.over;
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#withdrawn) this.#controller.abort(this.#reason());
    }
    return this.#controller.signal;
  }

  answer(result: Result): void {
    this.#settle({ jsonrpc: "2.0", result }, () => this.#outer.answer(result));
  }

  fail(error: ErrorObject): void {
    this.#settle({ jsonrpc: "2.0", error }, () => this.#outer.fail(error));
  }

  suspend(result: Result): void {
    if (!this.#over) this.#answer.asks = true;
    this.#settle({ jsonrpc: "2.0", result }, () => this.#outer.suspend(result));
  }

  notify(notification: JsonRpcNotification): boolean {
    if (this.over) return true;
    this.#subscriber.next(notification);
    return this.#answer.hasRoom;
  }

  drained(): Promise<void> {
    return this.#outer.drained();
  }

  closeStream(retryAfter?: number): void {
    if (!this.over) this.#outer.closeStream(retryAfter);
  }

  ask(request: Request): Promise<Result> {
    return this.#over ? Promise.reject(this.#reason()) : this.#outer.ask(request);
  }

  /** Nobody listens to this run any more. */
  withdraw(): void {
    if (this.#over) return;
    this.#over = true;
    this.#withdrawn = true;
    this.#controller?.abort(this.#reason());
  }

  get #outer(): InboundExchange {
    return this.#answer.exchange;
  }

  /** @param late - What tells the peer's exchange, over before the handler, that the handler is done. */
  #settle(answer: ExchangeMessage, late: () => void): void {
    if (this.#over) {
      if (this.#withdrawn && this.#outer.over) late();
      return;
    }
    this.#over = true;
    this.#subscriber.next(answer);
    this.#subscriber.complete();
  }

  #reason(): unknown {
    if (this.#outer.over && this.#outer.signal.aborted) return this.#outer.signal.reason;
    return new RequestError("cancelled", "A middleware wants the answer no longer");
  }
}
