import type { Answer, JsonRpcNotification } from "@mcp-actors/protocol";
import type { ExchangeObserver, TransportError } from "@mcp-actors/transport";
import type { ToolHeaders } from "./tool-headers.ts";

/** Looks at a page of tools before whoever asked for it does. */
export class LearningObserver implements ExchangeObserver {
  readonly #observer: ExchangeObserver;
  readonly #headers: ToolHeaders;

  constructor(observer: ExchangeObserver, headers: ToolHeaders) {
    this.#observer = observer;
    this.#headers = headers;
  }

  related(notification: JsonRpcNotification): void {
    this.#observer.related(notification);
  }

  answered(answer: Answer): void {
    this.#observer.answered("result" in answer ? this.#learned(answer) : answer);
  }

  lost(error: TransportError): void {
    this.#observer.lost(error);
  }

  paused(): void {
    this.#observer.paused?.();
  }

  resumed(): void {
    this.#observer.resumed?.();
  }

  questionOpened(): void {
    this.#observer.questionOpened?.();
  }

  questionClosed(): void {
    this.#observer.questionClosed?.();
  }

  #learned(answer: Extract<Answer, { readonly result: unknown }>): Answer {
    const { tools } = answer.result;
    return { ...answer, result: { ...answer.result, tools: this.#headers.learn(tools) } };
  }
}
