import { z } from "zod";
import { Uri } from "./json.ts";

/** A name for people, beside the name for programs. */
export const title = { title: z.string().optional() };

/** The two names of a thing. */
export const BaseMetadata = z.looseObject({ name: z.string(), ...title });

/** One picture that stands for a thing. */
export const Icon = z.looseObject({
  src: Uri,
  mimeType: z.string().optional(),
  sizes: z.array(z.string()).optional(),
  theme: z.enum(["light", "dark"]).optional(),
});

/** What a user interface may picture. */
export const icons = { icons: z.array(Icon).optional() };

/** A thing that may be pictured. */
export const Icons = z.looseObject(icons);
