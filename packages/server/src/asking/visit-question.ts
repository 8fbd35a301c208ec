import type { Revision } from "@mcp-actors/protocol";
import type { Visit } from "../definition/context.ts";
import { createReference } from "../failure/reference.ts";
import { acceptance } from "./acceptance.ts";
import type { Question } from "./question.ts";

/** A page to visit; reading the answer throws `QuestionDeclined` where the person will not. spec: client/elicitation#url-mode */
export function visitQuestion(
  { key, message, url }: Visit,
  { era }: Revision,
): Question<undefined> {
  const params = { mode: "url", message, url };
  return {
    key,
    request: {
      method: "elicitation/create",
      // Required in 2025-11-25, the one revision with sessions that has pages to visit.
      params: era === "legacy" ? { ...params, elicitationId: createReference() } : params,
    },
    needs: { elicitation: { url: {} } },
    read(answer) {
      const problem = acceptance(answer, message);
      return problem === undefined ? { answer: undefined } : { problem };
    },
  };
}
