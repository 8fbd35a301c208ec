import { ErrorCode, type ErrorObject, type Request, type Result } from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import { RequestError } from "../request-error.ts";
import type { InboundExchange } from "../serve.ts";
import { AnswerSignal } from "./answer-signal.ts";
import type { PeerContext } from "./peer-context.ts";
import type { SlotTaker } from "./slots.ts";

/** Whoever put the question. */
interface Asker {
  answered(): void;
  /** The question will not be answered. */
  refused(reason: string, cause?: unknown): void;
}

/**
 * A question that came inside an answer (2026-07-28), as whoever answers the peer's requests holds it.
 *
 * It takes a place among the requests of the peer until it is over, however it is.
 */
export class EmbeddedQuestion implements InboundExchange, SlotTaker {
  readonly id = undefined;
  readonly facts: Facts;
  readonly #request: Request;
  readonly #peer: PeerContext;
  readonly #wanted = new AnswerSignal();
  #asker: Asker | undefined;
  #result: Result | undefined;
  #holdsSlot = false;

  constructor(asker: Asker, request: Request, peer: PeerContext) {
    this.#asker = asker;
    this.#request = request;
    this.#peer = peer;
    this.facts = peer.link.facts;
  }

  /** Puts the question as soon as there is room; one that there is none for is refused. */
  put(): void {
    if (this.#peer.slots.request(this)) return;
    this.#end()?.refused(`There is no room to answer ${this.#request.method}`);
  }

  granted(): void {
    this.#holdsSlot = true;
    this.#peer.handle(this.#request, this);
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
    this.#end()?.refused(`Client did not answer ${this.#request.method}: ${message}`, cause);
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

  closeStream(): void {}

  ask({ method }: Request): Promise<Result> {
    return Promise.reject(new RequestError("refused", `Question ${method} is asked in a question`));
  }

  #end(): Asker | undefined {
    const asker = this.#asker;
    if (asker === undefined) return undefined;
    this.#asker = undefined;
    if (this.#holdsSlot) this.#peer.slots.release();
    else this.#peer.slots.forget(this);
    return asker;
  }
}
