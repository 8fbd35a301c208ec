import type { CreateMessageRequestParams, CreateMessageResult, Root } from "@mcp-actors/protocol";
import { formQuestion } from "../asking/form-question.ts";
import { rootsQuestion } from "../asking/roots-question.ts";
import { sampleQuestion } from "../asking/sample-question.ts";
import { visitQuestion } from "../asking/visit-question.ts";
import type { Form, Keyed, Visit } from "../definition/context.ts";
import type { AnySchema, InferOutput } from "../schema/schema.ts";
import { QuestionLogic } from "./question-logic.ts";

/** A form without its fields, which the logic has. */
export type FormText = Omit<Form, "schema">;

/**
 * Actor logic that asks the client of a machine tool.
 *
 * The input is the question, and must be JSON; the output is the answer. Invoke it
 * by a name of `setup`. Where a person declines, it errors with `QuestionDeclined`;
 * without `onError` that ends the machine, and the tool.
 *
 * @example A state that asks
 * ```ts
 * setup({ actors: { askUnit: ask.elicit(z.object({ unit: z.enum(["C", "F"]) })) } });
 * // …
 * invoke: { src: "askUnit", input: { message: "Unit?" }, onDone: "converting" },
 * ```
 */
export const ask = {
  /** Asks the person at the client to fill in a form; gives its checked content. */
  elicit: <Of extends AnySchema>(schema: Of): QuestionLogic<FormText, InferOutput<Of>> =>
    new QuestionLogic((text) => formQuestion({ ...text, schema })),

  /** Asks the person at the client to visit a page; done when they agreed to. */
  elicitUrl: new QuestionLogic<Visit, undefined>(visitQuestion),

  /** Asks the client for a model's next message. */
  sample: new QuestionLogic<Keyed<CreateMessageRequestParams>, CreateMessageResult>(sampleQuestion),

  /** Asks the client where the server may work. */
  listRoots: new QuestionLogic<unknown, readonly Root[]>(() => rootsQuestion),
};
