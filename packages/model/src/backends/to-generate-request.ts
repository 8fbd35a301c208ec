import {
  type CreateMessageRequestParams,
  ErrorCode,
  ProtocolError,
  type SamplingMessage,
} from "@mcp-actors/protocol";
import type { ChatMessage, GenerateRequest } from "../protocol/vocabulary.ts";

/** What an MCP server samples, as a model goes on from it; throws where that is more than text. */
export function toGenerateRequest(params: CreateMessageRequestParams): GenerateRequest {
  const { systemPrompt, temperature, maxTokens, stopSequences } = params;
  const messages = params.messages.map(toChatMessage);
  return {
    prompt: messages.findLast(({ role }) => role === "user")?.content ?? "",
    messages,
    maxTokens,
    ...(systemPrompt !== undefined && { system: systemPrompt }),
    ...(temperature !== undefined && { temperature }),
    ...(stopSequences !== undefined && { stop: stopSequences }),
  };
}

function toChatMessage({ role, content }: SamplingMessage): ChatMessage {
  const blocks = Array.isArray(content) ? content : [content];
  return { role, content: blocks.map(textOf).join("\n") };
}

function textOf(block: { readonly type: string; readonly text?: unknown }): string {
  if (block.type === "text" && typeof block.text === "string") return block.text;
  const message = `This model reads text alone, not ${JSON.stringify(block.type)}`;
  throw new ProtocolError(ErrorCode.InvalidParams, message);
}
