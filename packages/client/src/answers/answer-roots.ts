import type { ListRootsResult } from "@mcp-actors/protocol";
import { isListRootsResult } from "@mcp-actors/protocol/client-features";
import type { Answers, Asked } from "./answers.ts";
import { wrongRootOf } from "./live-roots.ts";
import { WrongAnswerError } from "./wrong-answer-error.ts";

/** Answers which places the server may look at. spec: client/roots */
export async function answerRoots(
  roots: NonNullable<Answers["roots"]>,
  asked: Asked,
): Promise<ListRootsResult> {
  const result = { roots: typeof roots === "function" ? await roots(asked) : roots };
  if (!isListRootsResult(result)) {
    throw new WrongAnswerError("Roots are no list of places with a uri");
  }
  // What it is instead is not the server's to know.
  const wrong = wrongRootOf(result.roots);
  if (wrong !== undefined) throw new WrongAnswerError(wrong.words);
  return result;
}
