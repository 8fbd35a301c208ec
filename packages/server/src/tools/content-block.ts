import { type ContentBlock, isRecord } from "@mcp-actors/protocol";

const KINDS: ReadonlySet<unknown> = new Set([
  "text",
  "image",
  "audio",
  "resource_link",
  "resource",
] satisfies ContentBlock["type"][]);

/** Whether a value looks like a content block, by its kind. */
export function isContentBlock(value: unknown): value is ContentBlock {
  return isRecord(value) && KINDS.has(value["type"]);
}
