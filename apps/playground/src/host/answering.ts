import type { Answers, SamplingAnswer } from "@mcp-actors/client";
import type { Root } from "@mcp-actors/protocol";
import { type Signal, signal } from "@preact/signals";
import type { Asker } from "./question.ts";
import type { Questions } from "./questions.ts";

/** Who answers what servers ask: the person, a model, and a list of places. */
export class Answering {
  readonly questions: Questions;
  /** The places that servers may look at. */
  readonly roots: Signal<readonly Root[]> = signal([{ uri: "file:///stories", name: "stories" }]);
  /** Whether the storyteller answers sampling without a word of the person. */
  readonly answersSampling: Signal<boolean> = signal(false);
  /** Answers sampling with the storyteller. */
  readonly storyteller: SamplingAnswer;

  constructor(questions: Questions, storyteller: SamplingAnswer) {
    this.questions = questions;
    this.storyteller = storyteller;
  }

  /** The answers of one connection; a function tells who asks at the moment that a question comes. */
  answersFor(asker: () => Asker): Answers {
    const { questions } = this;
    return {
      elicitation: {
        form: (params, { signal }) =>
          questions.put({ kind: "form", params, asker: asker(), signal }),
        url: (params, { signal }) =>
          questions.put({ kind: "page", params, asker: asker(), signal }),
      },
      sampling: (params, asked) =>
        this.answersSampling.peek()
          ? this.storyteller(params, asked)
          : questions.put({ kind: "sampling", params, asker: asker(), signal: asked.signal }),
      roots: this.roots.peek(),
    };
  }
}
