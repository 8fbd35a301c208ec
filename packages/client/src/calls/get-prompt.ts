import {
  ErrorCode,
  type GetPromptResult,
  isContentBlock,
  ProtocolError,
  type Request,
  type Result,
} from "@mcp-actors/protocol";
import { checkText } from "./check-text.ts";

/** The values of a prompt's arguments, by their names. */
export interface PromptValues {
  readonly [name: string]: string | undefined;
}

/** The request that has a prompt filled in. spec: server/prompts */
export function getPromptRequest(name: string, args: PromptValues | undefined): Request {
  checkText(name, "getPrompt(name, args, options)");
  return {
    method: "prompts/get",
    params: args === undefined ? { name } : { name, arguments: args },
  };
}

/** A prompt, filled in; an answer without messages is an error. */
export function readPrompt(result: Result): GetPromptResult {
  if (isGetPromptResult(result)) return result;
  throw new ProtocolError(
    ErrorCode.InvalidRequest,
    "Answer to prompts/get has no list of messages with a role and content each",
  );
}

function isGetPromptResult(result: Result): result is GetPromptResult {
  const messages: unknown = result["messages"];
  return Array.isArray(messages) && messages.every(isMessage);
}

function isMessage(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { role, content }: { role?: unknown; content?: unknown } = value;
  return (role === "user" || role === "assistant") && isContentBlock(content);
}
