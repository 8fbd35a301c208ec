import { z } from "zod";
import { Base64, JsonObject, Uri } from "./json.ts";
import type { Parts } from "./parts.ts";

/** The kinds of content that hold what they are about. */
export function content<P extends Pick<Parts, "annotated" | "meta">>(the: P) {
  const common = { ...the.annotated, ...the.meta };
  const ResourceContents = z.looseObject({
    uri: Uri,
    mimeType: z.string().optional(),
    ...the.meta,
  });
  const TextResourceContents = ResourceContents.extend({ text: z.string() });
  const BlobResourceContents = ResourceContents.extend({ blob: Base64 });
  return {
    ResourceContents,
    TextResourceContents,
    BlobResourceContents,
    TextContent: z.looseObject({ type: z.literal("text"), text: z.string(), ...common }),
    ImageContent: z.looseObject({ type: z.literal("image"), ...encoded(the) }),
    EmbeddedResource: z.looseObject({
      type: z.literal("resource"),
      resource: z.union([TextResourceContents, BlobResourceContents]),
      ...common,
    }),
  };
}

/** Sound. Since 2025-03-26. */
export function audioContent<P extends Pick<Parts, "annotated" | "meta">>(the: P) {
  return z.looseObject({ type: z.literal("audio"), ...encoded(the) });
}

function encoded<P extends Pick<Parts, "annotated" | "meta">>(the: P) {
  return { data: Base64, mimeType: z.string(), ...the.annotated, ...the.meta };
}

/** The kinds of content that are about a tool that a model calls. */
export function toolContent<
  P extends Pick<Parts, "meta" | "structured"> & { readonly ContentBlock: z.ZodType },
>(the: P) {
  return {
    ToolUseContent: z.looseObject({
      type: z.literal("tool_use"),
      id: z.string(),
      name: z.string(),
      input: JsonObject,
      ...the.meta,
    }),
    ToolResultContent: z.looseObject({
      type: z.literal("tool_result"),
      toolUseId: z.string(),
      content: z.array(the.ContentBlock),
      isError: z.boolean().optional(),
      ...the.structured,
      ...the.meta,
    }),
  };
}
