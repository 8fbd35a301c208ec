import { z } from "zod";
import { Base64, JsonObject, Uri } from "./json.ts";
import type { Parts } from "./parts.ts";
import { type NamedParts, resourceLink } from "./resources.ts";
import type { Scope } from "./scope.ts";

/** The kinds of content that hold what they are about. */
export function content(the: Pick<Parts, "annotated" | "meta">) {
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
export function audioContent(the: Pick<Parts, "annotated" | "meta">) {
  return z.looseObject({ type: z.literal("audio"), ...encoded(the) });
}

function encoded(the: Pick<Parts, "annotated" | "meta">) {
  return { data: Base64, mimeType: z.string(), ...the.annotated, ...the.meta };
}

/** Every kind of content that prompts and the results of tools hold. Since 2025-06-18. */
export function contentBlocks(the: NamedParts) {
  const { TextContent, ImageContent, EmbeddedResource } = content(the);
  const AudioContent = audioContent(the);
  const ResourceLink = resourceLink(the);
  const ContentBlock = z.discriminatedUnion("type", [
    TextContent,
    ImageContent,
    AudioContent,
    ResourceLink,
    EmbeddedResource,
  ]);
  return { AudioContent, ResourceLink, ContentBlock };
}

/** Every kind of content that a conversation with a model holds. Since 2025-11-25. */
export function conversation(the: NamedParts & Pick<Scope, "structured" | "ContentBlock">) {
  const { TextContent, ImageContent } = content(the);
  const ToolUseContent = z.looseObject({
    type: z.literal("tool_use"),
    id: z.string(),
    name: z.string(),
    input: JsonObject,
    ...the.meta,
  });
  const ToolResultContent = z.looseObject({
    type: z.literal("tool_result"),
    toolUseId: z.string(),
    content: z.array(the.ContentBlock),
    isError: z.boolean().optional(),
    ...the.structured,
    ...the.meta,
  });
  const SamplingMessageContentBlock = z.discriminatedUnion("type", [
    TextContent,
    ImageContent,
    audioContent(the),
    ToolUseContent,
    ToolResultContent,
  ]);
  return { ToolUseContent, ToolResultContent, SamplingMessageContentBlock };
}
