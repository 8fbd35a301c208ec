import type { ContentBlock, SamplingMessageContentBlock } from "../vocabulary/content.ts";
import { isRecord, isString } from "./json-type.ts";

type Fields = { readonly [field: string]: unknown };

/**
 * Whether a value is a block of content.
 *
 * Kinds that are known must have their fields, others only a name: they survive.
 * Annotations and `_meta` are not looked at.
 */
export function isContentBlock(
  value: unknown,
): value is ContentBlock | SamplingMessageContentBlock {
  if (!isRecord(value)) return false;
  const { type } = value;
  // What nearly all of them are needs no looking up.
  if (type === "text") return isString(value["text"]);
  return isString(type) && (KINDS.get(type)?.(value) ?? true);
}

const KINDS: ReadonlyMap<string, (block: Fields) => boolean> = new Map([
  ["image", isEncoded],
  ["audio", isEncoded],
  ["resource", (block) => isContents(block["resource"])],
  ["resource_link", (block) => isString(block["uri"]) && isString(block["name"])],
  ["tool_use", isToolUse],
  ["tool_result", isToolResult],
]);

function isEncoded(block: Fields): boolean {
  return isString(block["data"]) && isString(block["mimeType"]);
}

function isContents(value: unknown): boolean {
  return (
    isRecord(value) &&
    isString(value["uri"]) &&
    (isString(value["text"]) || isString(value["blob"]))
  );
}

function isToolUse(block: Fields): boolean {
  return isString(block["id"]) && isString(block["name"]) && isRecord(block["input"]);
}

function isToolResult(block: Fields): boolean {
  const { toolUseId, content } = block;
  return isString(toolUseId) && Array.isArray(content) && content.every(isContentBlock);
}
