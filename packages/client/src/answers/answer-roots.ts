import { ErrorCode, type ListRootsResult, ProtocolError } from "@mcp-actors/protocol";
import type { Answers, Asked } from "./answers.ts";

/** Answers which places the server may look at. spec: client/roots */
export async function answerRoots(roots: Answers["roots"], asked: Asked): Promise<ListRootsResult> {
  if (roots === undefined) {
    throw new ProtocolError(ErrorCode.MethodNotFound, "This client has no roots");
  }
  return { roots: typeof roots === "function" ? await roots(asked) : roots };
}
