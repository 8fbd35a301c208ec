import { isRecord } from "@mcp-actors/protocol";
import type { Form } from "../definition/context.ts";
import type { AnySchema, InferOutput } from "../schema/schema.ts";
import { describeIssues, validate } from "../schema/validate.ts";
import { acceptance } from "./acceptance.ts";
import type { Question } from "./question.ts";
import { requestedSchema } from "./requested-schema.ts";

/** A form to fill in; reading the answer throws `QuestionDeclined` where the person did not. spec: client/elicitation */
export function formQuestion<Of extends AnySchema>({
  key,
  message,
  schema,
}: Form<Of>): Question<InferOutput<Of>> {
  return {
    key,
    request: {
      method: "elicitation/create",
      params: { message, requestedSchema: requestedSchema(schema) },
    },
    needs: { elicitation: { form: {} } },
    async read(answer) {
      const problem = acceptance(answer, message);
      if (problem !== undefined) return { problem };
      const content = isRecord(answer) ? answer["content"] : undefined;
      const validation = await validate(schema, content);
      return validation.issues === undefined
        ? { answer: validation.value as InferOutput<Of> }
        : { problem: `content does not match its schema: ${describeIssues(validation.issues)}` };
    },
  };
}
