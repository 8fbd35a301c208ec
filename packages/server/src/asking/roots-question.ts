import { isRecord, type Root } from "@mcp-actors/protocol";
import type { Question } from "./question.ts";

/** Where the server may work, to ask for. spec: client/roots */
export const rootsQuestion: Question<readonly Root[]> = {
  key: undefined,
  request: { method: "roots/list" },
  needs: { roots: {} },
  read(answer) {
    const roots: unknown = isRecord(answer) ? answer["roots"] : undefined;
    return Array.isArray(roots) && roots.every(isRoot)
      ? { answer: roots }
      : { problem: "roots is not a list of URIs" };
  },
};

function isRoot(value: unknown): value is Root {
  return isRecord(value) && typeof value["uri"] === "string";
}
