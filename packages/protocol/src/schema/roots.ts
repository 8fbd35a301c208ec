import { z } from "zod";
import { Uri } from "./json.ts";
import type { Scope } from "./scope.ts";

/** Where a server may work. */
export function roots(the: Pick<Scope, "question" | "answer" | "meta" | "RootsParams">) {
  const Root = z.looseObject({ uri: Uri, name: z.string().optional(), ...the.meta });
  return {
    Root,
    ListRootsRequest: z.looseObject({
      ...the.question,
      method: z.literal("roots/list"),
      params: the.RootsParams.optional(),
    }),
    ListRootsResult: z.looseObject({ ...the.answer, roots: z.array(Root) }),
  };
}
