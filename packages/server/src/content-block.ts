import type { ContentBlock } from "@mcp-actors/protocol";
import { isRecord } from "./is-record.ts";

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
