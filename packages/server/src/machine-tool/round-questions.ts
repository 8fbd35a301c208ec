import type { Request } from "@mcp-actors/protocol";
import type { Question } from "../asking/question.ts";
import { QuestionKeys } from "../asking/question-keys.ts";
import { requireCapabilities } from "../asking/require-capabilities.ts";
import type { Run } from "../run/run.ts";
import type { OpenQuestion } from "./question-host.ts";

/** The questions of a machine whose client is asked in rounds: those that this round answers, and those that the next will ask. */
export class RoundQuestions {
  readonly #run: Run;
  readonly #keys = new QuestionKeys();
  readonly #open = new Map<string, { readonly isOpen: () => boolean; readonly request: Request }>();
  readonly #onUnanswered: () => void;
  #settling = 0;

  /** @param onUnanswered - Called when a question turns out to have no good answer yet. */
  constructor(run: Run, onUnanswered: () => void) {
    this.#run = run;
    this.#onUnanswered = onUnanswered;
  }

  /** Whether an answer is being read, or a question is about to fail. */
  get settling(): boolean {
    return this.#settling > 0;
  }

  /** What is to be asked, by keys. */
  get asked(): ReadonlyMap<string, Request> {
    const open = [...this.#open].filter(([, { isOpen }]) => isOpen());
    return new Map(open.map(([key, { request }]) => [key, request]));
  }

  open<Answer>(question: OpenQuestion<Answer>): void {
    try {
      const put = question.toQuestion(this.#run.request.caller.revision);
      const key = this.#keys.next({ key: put.key ?? question.path, request: put.request });
      if (this.#run.memory.hasAnswer(key)) {
        void this.#settle(question, () => this.#read(question, put, key));
      } else this.#ask(question, put, key);
    } catch (error) {
      // A machine may ask again at once.
      void this.#settle(question, () =>
        this.#run.patience.wait().then(() => question.failed(error)),
      );
    }
  }

  async #settle<Answer>(question: OpenQuestion<Answer>, work: () => Promise<void>): Promise<void> {
    this.#settling += 1;
    try {
      await work();
    } catch (error) {
      question.failed(error);
    } finally {
      this.#settling -= 1;
      this.#onUnanswered();
    }
  }

  async #read<Answer>(
    question: OpenQuestion<Answer>,
    put: Question<Answer>,
    key: string,
  ): Promise<void> {
    const reading = await put.read(this.#run.memory.answers.get(key));
    if (reading.problem === undefined) question.answered(reading.answer);
    else this.#ask(question, put, key);
  }

  #ask<Answer>(
    question: OpenQuestion<Answer>,
    { needs, request }: Question<Answer>,
    key: string,
  ): void {
    requireCapabilities(needs, this.#run.request.caller);
    this.#open.set(key, { isOpen: question.isOpen, request });
  }
}
