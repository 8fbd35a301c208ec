import type { InboundExchange } from "@mcp-actors/machine";
import type { ErrorObject, JsonRpcNotification, Result } from "@mcp-actors/protocol";

/** An exchange whose wire is slow when a test says so, and that keeps all it is given. */
export class ExchangeRecorder implements InboundExchange {
  readonly id = 1;
  readonly facts = { principal: "local" };
  readonly controller = new AbortController();
  readonly notifications: JsonRpcNotification[] = [];
  readonly answers: (Result | ErrorObject)[] = [];
  over = false;
  /** Whether the outbox is over its mark after each message. */
  isFull = false;
  /** Whether what is sent is written as JSON. */
  writes = false;
  #drain = () => {};

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  answer(result: Result): void {
    this.#end(result);
  }

  fail(error: ErrorObject): void {
    this.#end(error);
  }

  suspend(result: Result): void {
    this.#end(result);
  }

  notify(notification: JsonRpcNotification): boolean {
    if (this.writes) JSON.stringify(notification);
    this.notifications.push(notification);
    return !this.isFull;
  }

  drained(): Promise<void> {
    return new Promise((resolve) => {
      this.#drain = resolve;
    });
  }

  /** The wire has taken what was sent. */
  async drain(): Promise<void> {
    this.#drain();
    await Promise.resolve();
    await Promise.resolve();
  }

  closeStream(): void {}

  ask(): Promise<Result> {
    return Promise.reject(new Error("nobody to ask"));
  }

  #end(answer: Result | ErrorObject): void {
    if (this.over) return;
    this.over = true;
    this.answers.push(answer);
  }
}
