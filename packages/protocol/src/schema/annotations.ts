import { z } from "zod";
import { Share } from "./json.ts";
import { absent, type Field } from "./parts.ts";

/** Who speaks in a conversation with a model. */
export const Role = z.enum(["user", "assistant"]);

/** Hints on how a piece of content is best used, until 2025-03-26. */
export const EarlyAnnotations = annotationsWith(absent());

/** Hints on how a piece of content is best used. */
export const Annotations = annotationsWith(z.string().optional());

function annotationsWith(lastModified: Field<string>) {
  return z.looseObject({
    audience: z.array(Role).optional(),
    priority: Share.optional(),
    lastModified,
  });
}
