import type { CallToolResult, ContentBlock, Revision } from "@mcp-actors/protocol";
import { isContentBlock } from "./content-block.ts";
import { isRecord } from "./is-record.ts";

/**
 * What a tool returned, as a result.
 *
 * A whole result stays; blocks are content; text, numbers and booleans become
 * text; anything else is structured and has its JSON as a text beside it.
 */
export function toResult(value: unknown): CallToolResult {
  if (isWholeResult(value)) return withTwin(value);
  if (isContentBlock(value)) return { content: [value] };
  if (Array.isArray(value) && value.every(isContentBlock)) return { content: value };
  switch (typeof value) {
    case "undefined":
      return { content: [] };
    case "object":
      return value === null ? { content: [] } : withTwin({ content: [], structuredContent: value });
    default:
      return { content: [text(String(value))] };
  }
}

/** A result whose structured value can be read as text too, by older clients. spec: server/tools#structured-content */
export function withTwin(result: CallToolResult): CallToolResult {
  if (result.structuredContent === undefined || result.content.length > 0) return result;
  return { ...result, content: [text(JSON.stringify(result.structuredContent))] };
}

export function toErrorResult(message: string): CallToolResult {
  return { content: [text(message)], isError: true };
}

const RESULT_FIELDS: ReadonlySet<string> = new Set([
  "content",
  "structuredContent",
  "isError",
  "_meta",
]);

/** Whether a tool returned a result rather than a value: blocks of content, and no field that results lack. */
export function isWholeResult(value: unknown): value is CallToolResult {
  return (
    isRecord(value) &&
    Array.isArray(value["content"]) &&
    value["content"].every(isContentBlock) &&
    Object.keys(value).every((field) => RESULT_FIELDS.has(field))
  );
}

/**
 * A result as a revision can carry it.
 *
 * `structuredContent` is left out where the revision has none or takes objects
 * alone, for its text says the same; kinds of content that it lacks become text.
 */
export function toRevision(result: CallToolResult, revision: Revision): CallToolResult {
  const { structuredContent, ...shown } = result;
  const content = shown.content.every(({ type }) => revision.contentKinds.has(type))
    ? shown.content
    : shown.content.map((block) => toKnownBlock(block, revision));
  const keeps =
    structuredContent !== undefined &&
    (revision.structuredContent === "any" ||
      (revision.structuredContent === "object" && isRecord(structuredContent)));
  return keeps ? { ...shown, content, structuredContent } : { ...shown, content };
}

function toKnownBlock(block: ContentBlock, { contentKinds, version }: Revision): ContentBlock {
  if (contentKinds.has(block.type)) return block;
  if (block.type === "resource_link") return text(`${block.title ?? block.name}: ${block.uri}`);
  return text(`[${block.type} content, which revision ${version} cannot carry]`);
}

function text(content: string): ContentBlock {
  return { type: "text", text: content };
}
