import { z } from "zod";
import type { Parts } from "./parts.ts";

/** Asking for a sign of life. Until 2025-11-25. */
export function ping<P extends Pick<Parts, "request"> & { readonly RequestParams: z.ZodType }>(
  the: P,
) {
  return {
    PingRequest: z.looseObject({
      ...the.request,
      method: z.literal("ping"),
      params: the.RequestParams.optional(),
    }),
  };
}
