import type { Revision } from "@mcp-actors/protocol";
import type { AnyActorRef } from "xstate";
import type { Question } from "../asking/question.ts";

/** A question that is put, and whoever waits for its answer. */
export interface OpenQuestion<Answer> {
  /** Names it among the questions of its machine, the same in every process. */
  readonly path: string;
  /** Whether an answer is still waited for; those that come otherwise are dropped. */
  readonly isOpen: () => boolean;
  readonly toQuestion: (revision: Revision) => Question<Answer>;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/** Whoever puts the questions of a running machine to its client. */
export interface QuestionHost {
  open<Answer>(question: OpenQuestion<Answer>): void;
}

type System = AnyActorRef["system"];

/** What every copy of this package finds the host of a system under. */
const HOST = Symbol.for("@mcp-actors/server/QuestionHost");

/** Has the questions of all actors of a system put by a host. */
export function hostQuestions(system: System, host: QuestionHost): void {
  Reflect.defineProperty(system, HOST, { value: host });
}

/** Who puts the questions of the machines of a system; undefined where nobody does. */
export function hostOf(system: System): QuestionHost | undefined {
  // Nothing else is ever put there.
  return Reflect.get(system, HOST) as QuestionHost | undefined;
}
