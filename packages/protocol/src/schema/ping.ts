import { z } from "zod";
import type { Scope } from "./scope.ts";

/** Asking for a sign of life. Until 2025-11-25. */
export function ping(the: Pick<Scope, "request" | "RequestParams">) {
  return {
    PingRequest: z.looseObject({
      ...the.request,
      method: z.literal("ping"),
      params: the.RequestParams.optional(),
    }),
  };
}
