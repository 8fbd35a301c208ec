import { z } from "zod";
import { Share } from "./json.ts";

/** Who speaks in a conversation with a model. */
export const Role = z.enum(["user", "assistant"]);

/** Hints on how a piece of content is best used, until 2025-03-26. */
export const BareAnnotations = z.looseObject({
  audience: z.array(Role).optional(),
  priority: Share.optional(),
});

/** Hints on how a piece of content is best used. */
export const Annotations = BareAnnotations.extend({ lastModified: z.string().optional() });
