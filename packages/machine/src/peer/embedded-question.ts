import {
  ErrorCode,
  type ErrorObject,
  ProtocolError,
  type Request,
  type Result,
} from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import { RequestError } from "../request-error.ts";
import type { InboundExchange, Serve } from "../serve.ts";

/** A question that came inside an answer (2026-07-28), put to whoever answers the peer's requests. */
export class EmbeddedQuestion implements InboundExchange {
  readonly facts: Facts;
  readonly answered: Promise<Result>;
  #settle: ((result: Result) => void) | undefined;
  #reject: ((error: Error) => void) | undefined;
  #controller: AbortController | undefined;

  constructor(facts: Facts) {
    this.facts = facts;
    this.answered = new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#reject = reject;
    });
  }

  /** Asks, and answers with what was answered. */
  static ask(question: EmbeddedQuestion, request: Request, serve: Serve): Promise<Result> {
    try {
      serve(request, question);
    } catch {
      question.fail({ code: ErrorCode.InternalError, message: "Internal error" });
    }
    return question.answered;
  }

  get over(): boolean {
    return this.#settle === undefined;
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    return this.#controller.signal;
  }

  answer(result: Result): void {
    this.#settle?.(result);
    this.#end();
  }

  fail({ code, message, data }: ErrorObject): void {
    this.#reject?.(ProtocolError.from(code, message, data));
    this.#end();
  }

  suspend(): void {
    this.fail({
      code: ErrorCode.InternalError,
      message: "A question cannot be answered by questions",
    });
  }

  /** The call that asks is over: nobody waits any more. */
  withdraw(reason: string): void {
    if (this.over) return;
    const error = new RequestError("cancelled", reason);
    this.#reject?.(error);
    this.#end();
    this.#controller?.abort(error);
  }

  notify(): boolean {
    // A question inside an answer has no stream of its own.
    return true;
  }

  drained(): Promise<void> {
    return Promise.resolve();
  }

  ask(request: Request): Promise<Result> {
    return Promise.reject(
      new RequestError("refused", `${request.method} cannot be asked inside a question`),
    );
  }

  #end(): void {
    this.#settle = undefined;
    this.#reject = undefined;
  }
}
