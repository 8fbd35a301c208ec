import { answerElicitation } from "./answer-elicitation.ts";
import type { AnswerQuestion } from "./answer-questions.ts";
import { answerRoots } from "./answer-roots.ts";
import { answerSampling } from "./answer-sampling.ts";
import type { Answers } from "./answers.ts";
import { checkAnswers } from "./check-answers.ts";
import type { LiveRoots } from "./live-roots.ts";
import { undeclared } from "./undeclared.ts";

/** The answers of a client, of which the roots may change. */
export interface LiveAnswers extends Omit<Answers, "roots"> {
  readonly roots: LiveRoots;
}

/** Answers questions with what the caller declared. */
export function declaredAnswers({ elicitation, sampling, roots }: LiveAnswers): AnswerQuestion {
  checkAnswers({ elicitation, sampling, roots: roots.now });
  return async ({ method, params }, asked) => {
    const { now } = roots;
    if (method === "elicitation/create" && elicitation !== undefined) {
      return answerElicitation(params, elicitation, asked);
    }
    if (method === "sampling/createMessage" && sampling !== undefined) {
      return answerSampling(params, sampling, asked);
    }
    if (method === "roots/list" && now !== undefined) return answerRoots(now, asked);
    throw undeclared(method);
  };
}
