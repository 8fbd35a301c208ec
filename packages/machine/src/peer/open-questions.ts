import type { Request, Result } from "@mcp-actors/protocol";
import type { CallOutcome } from "../call-event.ts";
import { toError } from "../settle.ts";
import type { CallOptions } from "./call-options.ts";
import type { OutboundCall } from "./outbound-call.ts";

/** The request that asks. */
interface QuestionOwner {
  /** Makes the call that is the question. */
  put(question: Request, options: CallOptions): OutboundCall;
  /** The first question is open. */
  asking(): void;
  /** No question is open any more. */
  askedOut(): void;
}

/** A question lives inside its exchange and has no clock of its own. */
const UNLIMITED = {
  timeout: Number.POSITIVE_INFINITY,
  maxTotalTimeout: Number.POSITIVE_INFINITY,
};

/** What one request of the peer asks the peer in turn. */
export class OpenQuestions {
  readonly #owner: QuestionOwner;
  readonly #open = new Set<OutboundCall>();

  constructor(owner: QuestionOwner) {
    this.#owner = owner;
  }

  ask(question: Request): Promise<Result> {
    return new Promise((resolve, reject) => {
      // One that is refused is heard of before it is there.
      let call: OutboundCall | undefined;
      const onSettled = (outcome: CallOutcome) => {
        if (call !== undefined) this.#close(call);
        if (outcome.status === "completed") resolve(outcome.result);
        else reject(toError(outcome, call?.cause));
      };
      call = this.#owner.put(question, { ...UNLIMITED, onSettled });
      if (call.outcome === undefined) this.#add(call);
    });
  }

  /** The request that asks is over. */
  withdraw(): void {
    for (const call of this.#open) call.cancel("The request that asks is over");
  }

  #add(call: OutboundCall): void {
    this.#open.add(call);
    if (this.#open.size === 1) this.#owner.asking();
  }

  #close(call: OutboundCall): void {
    this.#open.delete(call);
    if (this.#open.size === 0) this.#owner.askedOut();
  }
}
