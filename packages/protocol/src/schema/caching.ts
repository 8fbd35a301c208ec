import { z } from "zod";

/** How long a result stays fresh, and who may share it. Since 2026-07-28. */
export const cacheable = {
  ttlMs: z
    .number()
    .min(0)
    .refine(Number.isInteger, "Expected an integer")
    .meta({ type: "integer" }),
  cacheScope: z.enum(["private", "public"]),
};
