import type { Revision } from "@mcp-actors/protocol";
import type { Visit } from "../context.ts";
import { createReference } from "../reference.ts";
import { readAction } from "./form-question.ts";
import type { Question } from "./question.ts";

/** A page to visit. spec: client/elicitation#url-mode */
export function visitQuestion(
  { key, message, url }: Visit,
  { era }: Revision,
): Question<"accept" | "decline" | "cancel"> {
  const params = { mode: "url", message, url };
  return {
    key,
    request: {
      method: "elicitation/create",
      // Required in 2025-11-25, the one revision with sessions that has pages to visit.
      params: era === "legacy" ? { ...params, elicitationId: createReference() } : params,
    },
    needs: { elicitation: { url: {} } },
    read: readAction,
  };
}
