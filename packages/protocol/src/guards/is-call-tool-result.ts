import type { CallToolResult } from "../vocabulary/tools.ts";
import { isContentBlock } from "./is-content-block.ts";
import { isBoolean, isOptional, isRecord } from "./json-type.ts";

/** Whether a result is what a tool gave; structured output is for its own schema to check. */
export function isCallToolResult(value: unknown): value is CallToolResult {
  if (!isRecord(value)) return false;
  const { content, isError } = value;
  return Array.isArray(content) && content.every(isContentBlock) && isOptional(isError, isBoolean);
}
