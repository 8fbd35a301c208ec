import {
  type CreateMessageRequestParams,
  type CreateMessageResult,
  isRecord,
} from "@mcp-actors/protocol";
import type { Keyed } from "../definition/context.ts";
import type { Question } from "./question.ts";

/** A model's next message to ask for. spec: client/sampling */
export function sampleQuestion({
  key,
  ...params
}: Keyed<CreateMessageRequestParams>): Question<CreateMessageResult> {
  const usesTools = params["tools"] !== undefined || params["toolChoice"] !== undefined;
  return {
    key,
    request: { method: "sampling/createMessage", params },
    needs: { sampling: usesTools ? { tools: {} } : {} },
    read: (answer) =>
      isMessage(answer) ? { answer } : { problem: "it has no role, content and model" },
  };
}

function isMessage(answer: unknown): answer is CreateMessageResult {
  if (!isRecord(answer)) return false;
  const { role, content, model } = answer;
  return (
    (role === "user" || role === "assistant") &&
    typeof model === "string" &&
    (isRecord(content) || (Array.isArray(content) && content.every(isRecord)))
  );
}
