import type { Request } from "@mcp-actors/protocol";
import type { AskingRun } from "./asking-run.ts";
import type { Asking, Question } from "./question.ts";
import { QuestionKeys } from "./question-keys.ts";
import { requireCapabilities } from "./require-capabilities.ts";
import { sendRound } from "./send-round.ts";
import { Suspended } from "./suspended.ts";

/** Asks without a session: a question that has no answer yet ends the run, which runs again with its answer. */
export class RoundAsking implements Asking {
  readonly #run: AskingRun;
  readonly #keys = new QuestionKeys();
  readonly #asked = new Map<string, Request>();

  constructor(run: AskingRun) {
    this.#run = run;
  }

  async ask<Answer>(question: Question<Answer>): Promise<Answer> {
    // The round is under way without it.
    if (this.#run.suspended && this.#run.request.exchange.over) throw new Suspended();
    const key = this.#keys.next(question);
    const { memory } = this.#run;
    if (memory.hasAnswer(key)) {
      const reading = await question.read(memory.answers.get(key));
      if (reading.problem === undefined) return reading.answer;
      memory.answers.delete(key);
    }
    requireCapabilities(question.needs, this.#run.request.caller);
    this.#asked.set(key, question.request);
    if (this.#run.suspend()) void sendRound(this.#run, this.#asked);
    throw new Suspended();
  }
}
