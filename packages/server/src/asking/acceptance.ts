import { isRecord } from "@mcp-actors/protocol";
import { QuestionDeclined } from "./question-declined.ts";

/**
 * What is wrong with the answer to a question of the person at the client; undefined where it accepts.
 *
 * Throws where the person declined or turned away.
 */
export function acceptance(answer: unknown, message: string): string | undefined {
  const action = isRecord(answer) ? answer["action"] : undefined;
  if (action === "accept") return undefined;
  if (action === "decline" || action === "cancel") throw new QuestionDeclined(action, message);
  return "action is not accept, decline or cancel";
}
