import {
  type CallToolResult,
  type ContentBlock,
  isRecord,
  type Revision,
} from "@mcp-actors/protocol";
import { toJsonValue } from "../json/to-json-value.ts";
import { isContentBlock } from "./content-block.ts";
import { toKnownBlock } from "./known-block.ts";
import { refuseMute } from "./refuse-mute.ts";

/**
 * What a tool returned, as a result.
 *
 * A whole result stays; blocks are content; text, numbers and booleans become
 * text; anything else is structured and has its JSON as a text beside it. What
 * has a JSON of its own, as a `Date` has, counts as that.
 */
export function toResult(given: unknown): CallToolResult {
  refuseMute(given);
  const value = toJsonValue(given);
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
  const { structuredContent: given, ...shown } = result;
  if (given === undefined) return result;
  const structuredContent = toJsonValue(given);
  if (structuredContent === undefined) return shown;
  if (shown.content.length === 0) {
    return { ...shown, content: [text(JSON.stringify(structuredContent))], structuredContent };
  }
  return structuredContent === given ? result : { ...shown, structuredContent };
}

/** A tool's own failure, told to the model. */
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
  const knowsAll = result.content.every(({ type }) => revision.contentKinds.has(type));
  if (knowsAll && result.structuredContent === undefined) return result;
  const { structuredContent, ...shown } = result;
  const content = knowsAll
    ? shown.content
    : shown.content.map((block) => toKnownBlock(block, revision));
  const keeps =
    structuredContent !== undefined &&
    (revision.structuredContent === "any" ||
      (revision.structuredContent === "object" && isRecord(structuredContent)));
  return keeps ? { ...shown, content, structuredContent } : { ...shown, content };
}

function text(content: string): ContentBlock {
  return { type: "text", text: content };
}
