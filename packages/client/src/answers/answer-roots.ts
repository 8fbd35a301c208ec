import type { ListRootsResult } from "@mcp-actors/protocol";
import type { Answers, Asked } from "./answers.ts";
import { checkedRoots } from "./wrong-root.ts";

/** Answers which places the server may look at. spec: client/roots */
export async function answerRoots(
  roots: NonNullable<Answers["roots"]>,
  asked: Asked,
): Promise<ListRootsResult> {
  return { roots: checkedRoots(typeof roots === "function" ? await roots(asked) : roots) };
}
