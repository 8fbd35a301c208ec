import type { Revision } from "@mcp-actors/protocol";
import type { ActorLogic, ActorScope, AnyActorRef, Snapshot } from "xstate";
import type { Question } from "../asking/question.ts";
import { createMark } from "../failure/create-mark.ts";
import { hostOf, type OpenQuestion } from "./question-host.ts";

/** Where a question stands, and what it asks. */
export type QuestionSnapshot<Input, Answer> = Snapshot<Answer> & { readonly input: Input };

/** What a question hears. */
export type QuestionEvent<Answer> =
  | { readonly type: "question.answered"; readonly answer: Answer }
  | { readonly type: "question.failed"; readonly error: unknown }
  | { readonly type: "xstate.stop" };

type Scope<Input, Answer> = ActorScope<QuestionSnapshot<Input, Answer>, QuestionEvent<Answer>>;

/** How a question is put, and its answer read. */
export type ToQuestion<Input, Answer> = (input: Input, revision: Revision) => Question<Answer>;

const mark = createMark("QuestionLogic");

/** Whether a value is logic that asks, of whichever copy of this package. */
export function isQuestionLogic(logic: unknown): boolean {
  return mark.isOn(logic);
}

/**
 * Actor logic that asks the client: its input is the question, its output the answer.
 *
 * It can be kept as JSON while its question is open, and put again by whoever
 * restores it.
 */
export class QuestionLogic<Input, Answer>
  implements ActorLogic<QuestionSnapshot<Input, Answer>, QuestionEvent<Answer>, Input>
{
  static {
    mark.put(QuestionLogic.prototype);
  }

  readonly #toQuestion: ToQuestion<Input, Answer>;

  constructor(toQuestion: ToQuestion<Input, Answer>) {
    this.#toQuestion = toQuestion;
  }

  readonly getInitialSnapshot = (
    _scope: Scope<Input, Answer>,
    input: Input,
  ): QuestionSnapshot<Input, Answer> => ({
    status: "active",
    output: undefined,
    error: undefined,
    input,
  });

  readonly transition = (
    snapshot: QuestionSnapshot<Input, Answer>,
    event: QuestionEvent<Answer>,
  ): QuestionSnapshot<Input, Answer> => {
    const { input } = snapshot;
    if (snapshot.status !== "active") return snapshot;
    switch (event.type) {
      case "question.answered":
        return { status: "done", output: event.answer, error: undefined, input };
      case "question.failed":
        return { status: "error", output: undefined, error: event.error, input };
      case "xstate.stop":
        return { status: "stopped", output: undefined, error: undefined, input };
      default:
        return snapshot;
    }
  };

  readonly start = (
    { status, input }: QuestionSnapshot<Input, Answer>,
    { self, system }: Scope<Input, Answer>,
  ): void => {
    if (status !== "active") return;
    const host = hostOf(system);
    if (host === undefined) {
      const error = new Error("Questions are put by a machine tool alone");
      self.send({ type: "question.failed", error });
      return;
    }
    host.open(this.#open(self, input));
  };

  readonly getPersistedSnapshot = (snapshot: QuestionSnapshot<Input, Answer>): Snapshot<unknown> =>
    snapshot;

  readonly restoreSnapshot = (snapshot: Snapshot<unknown>): QuestionSnapshot<Input, Answer> =>
    // It is what was persisted.
    snapshot as QuestionSnapshot<Input, Answer>;

  #open(self: Scope<Input, Answer>["self"], input: Input): OpenQuestion<Answer> {
    const isOpen = () => self.getSnapshot().status === "active";
    const send = (event: QuestionEvent<Answer>) => {
      // Its machine may have gone another way meanwhile.
      if (isOpen()) self.send(event);
    };
    return {
      path: pathOf(self),
      isOpen,
      toQuestion: (revision) => this.#toQuestion(input, revision),
      answered: (answer) => send({ type: "question.answered", answer }),
      failed: (error) => send({ type: "question.failed", error }),
    };
  }
}

/** The ids of an actor and of those that it was invoked by, the outermost aside. */
function pathOf({ id, _parent: parent }: AnyActorRef): string {
  return parent === undefined || parent._parent === undefined ? id : `${pathOf(parent)}/${id}`;
}
