import { ErrorCode, type ErrorObject, type Request, type Result } from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import { RequestError } from "../request-error.ts";
import type { InboundExchange } from "../serve.ts";
import { AnswerSignal } from "./answer-signal.ts";

/** Whoever put the question. */
interface Asker {
  answered(): void;
  /** The question will not be answered. */
  refused(reason: string, cause?: unknown): void;
}

/** A question that came inside an answer (2026-07-28), as whoever answers the peer's requests holds it. */
export class EmbeddedQuestion implements InboundExchange {
  readonly facts: Facts;
  readonly #method: string;
  readonly #wanted = new AnswerSignal();
  #asker: Asker | undefined;
  #result: Result | undefined;

  constructor(asker: Asker, { method }: Request, facts: Facts) {
    this.#asker = asker;
    this.#method = method;
    this.facts = facts;
  }

  get over(): boolean {
    return this.#asker === undefined;
  }

  get signal(): AbortSignal {
    return this.#wanted.signal;
  }

  /** What it was answered with, once it was. */
  get result(): Result | undefined {
    return this.#result;
  }

  answer(result: Result): void {
    const asker = this.#end();
    if (asker === undefined) return;
    this.#result = result;
    asker.answered();
  }

  fail({ message }: ErrorObject, cause?: unknown): void {
    this.#end()?.refused(`Client did not answer ${this.#method}: ${message}`, cause);
  }

  suspend(): void {
    this.fail({
      code: ErrorCode.InternalError,
      message: "A question cannot be answered by questions",
    });
  }

  /** The call that asks is over: nobody waits any more. */
  withdraw(reason: string): void {
    if (this.#end() !== undefined) this.#wanted.abort(new RequestError("cancelled", reason));
  }

  /** A question inside an answer has no stream of its own. */
  notify(): boolean {
    return true;
  }

  drained(): Promise<void> {
    return Promise.resolve();
  }

  ask({ method }: Request): Promise<Result> {
    return Promise.reject(new RequestError("refused", `Question ${method} is asked in a question`));
  }

  #end(): Asker | undefined {
    const asker = this.#asker;
    this.#asker = undefined;
    return asker;
  }
}
