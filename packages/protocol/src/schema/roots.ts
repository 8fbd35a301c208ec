import { z } from "zod";
import { Uri } from "./json.ts";
import type { Parts } from "./parts.ts";

type RootParts = Pick<Parts, "question" | "answer" | "meta"> & {
  readonly RootsParams: z.ZodType;
};

/** Where a server may work. */
export function roots<P extends RootParts>(the: P) {
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
