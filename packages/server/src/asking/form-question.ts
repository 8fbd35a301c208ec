import type { Form } from "../context.ts";
import { isRecord } from "../is-record.ts";
import type { InferOutput, Schema } from "../schema.ts";
import { describeIssues, validate } from "../validate.ts";
import type { Question, Reading } from "./question.ts";
import { requestedSchema } from "./requested-schema.ts";

/** What the person at the client did about a question, and what a form was filled with. */
export type Elicited<Content> =
  | { readonly action: "accept"; readonly content: Content }
  | { readonly action: "decline" | "cancel" };

/** A form to fill in. spec: client/elicitation */
export function formQuestion<Of extends Schema>({
  key,
  message,
  schema,
}: Form<Of>): Question<Elicited<InferOutput<Of>>> {
  return {
    key,
    request: {
      method: "elicitation/create",
      params: { message, requestedSchema: requestedSchema(schema) },
    },
    needs: { elicitation: { form: {} } },
    async read(answer) {
      const action = readAction(answer);
      if (action.problem !== undefined || action.answer !== "accept") return unaccepted(action);
      const content = isRecord(answer) ? answer["content"] : undefined;
      const validation = await validate(schema, content);
      return validation.issues === undefined
        ? { answer: { action: "accept", content: validation.value as InferOutput<Of> } }
        : { problem: `content does not match its schema: ${describeIssues(validation.issues)}` };
    },
  };
}

export function readAction(answer: unknown): Reading<"accept" | "decline" | "cancel"> {
  const action = isRecord(answer) ? answer["action"] : undefined;
  return action === "accept" || action === "decline" || action === "cancel"
    ? { answer: action }
    : { problem: "action is not accept, decline or cancel" };
}

function unaccepted(
  action: Reading<"accept" | "decline" | "cancel">,
): Reading<{ readonly action: "decline" | "cancel" }> {
  if (action.problem !== undefined) return action;
  return { answer: { action: action.answer === "decline" ? "decline" : "cancel" } };
}
