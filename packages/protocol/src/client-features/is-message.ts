import { isContentBlock } from "../guards/is-content-block.ts";
import { isRecord } from "../guards/json-type.ts";
import type { SamplingMessage } from "../vocabulary/sampling.ts";

/** Whether a value is a message of a conversation with a model. */
export function isMessage(value: unknown): value is SamplingMessage {
  if (!isRecord(value)) return false;
  const { role, content } = value;
  return (
    (role === "user" || role === "assistant") &&
    (Array.isArray(content) ? content.every(isContentBlock) : isContentBlock(content))
  );
}
