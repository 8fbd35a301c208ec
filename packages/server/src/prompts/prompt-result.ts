import {
  type GetPromptResult,
  isRecord,
  type PromptMessage,
  type Revision,
} from "@mcp-actors/protocol";
import { isContentBlock } from "../tools/content-block.ts";
import { toKnownBlock } from "../tools/known-block.ts";

/** What `get` gave, as a result that a revision can carry. */
export function toPromptResult(value: unknown, revision: Revision): GetPromptResult | undefined {
  const result = toResult(value);
  if (result === undefined) return undefined;
  const messages = result.messages.map((message) => {
    const content = toKnownBlock(message.content, revision);
    return content === message.content ? message : { ...message, content };
  });
  return { ...result, messages };
}

function toResult(value: unknown): GetPromptResult | undefined {
  if (typeof value === "string") {
    return { messages: [{ role: "user", content: { type: "text", text: value } }] };
  }
  if (isMessage(value)) return { messages: [value] };
  if (isMessages(value)) return { messages: value };
  return isWhole(value) ? value : undefined;
}

function isWhole(value: unknown): value is GetPromptResult {
  return isRecord(value) && isMessages(value["messages"]);
}

function isMessages(value: unknown): value is readonly PromptMessage[] {
  return Array.isArray(value) && value.every(isMessage);
}

function isMessage(value: unknown): value is PromptMessage {
  if (!isRecord(value) || !isContentBlock(value["content"])) return false;
  return value["role"] === "user" || value["role"] === "assistant";
}
