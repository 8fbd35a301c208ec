import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Asker, Question, QuestionKinds, QuestionOf } from "./question.ts";

/** What a question brings with it. */
export interface Put<Kind extends keyof QuestionKinds> {
  readonly kind: Kind;
  readonly params: QuestionKinds[Kind]["params"];
  readonly asker: Asker;
  readonly signal: AbortSignal;
}

/** The questions of all servers that wait for the person, the oldest first. */
export class Questions {
  readonly #open = signal<readonly Question[]>([]);
  #lastId = 0;

  get open(): ReadonlySignal<readonly Question[]> {
    return this.#open;
  }

  /** Puts a question to the person; rejects when they refuse, or the question is withdrawn. */
  put(put: Put<"form">): Promise<QuestionKinds["form"]["answer"]>;
  put(put: Put<"page">): Promise<QuestionKinds["page"]["answer"]>;
  put(put: Put<"sampling">): Promise<QuestionKinds["sampling"]["answer"]>;
  put<Kind extends keyof QuestionKinds>(put: Put<Kind>): Promise<QuestionKinds[Kind]["answer"]> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#open.value = this.#open.value.filter((question) => question.id !== id);
      };
      const question: QuestionOf<Kind> = {
        ...put,
        id,
        askedAt: Date.now(),
        answer(answer) {
          leave();
          resolve(answer);
        },
        refuse(reason) {
          leave();
          reject(new ProtocolError(ErrorCode.InvalidRequest, reason));
        },
      };
      const withdrawn = () => {
        leave();
        reject(put.signal.reason);
      };
      put.signal.addEventListener("abort", withdrawn, { once: true });
      this.#open.value = [...this.#open.value, question as Question];
    });
  }
}
