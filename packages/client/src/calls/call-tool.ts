import {
  type CallToolResult,
  ErrorCode,
  isCallToolResult,
  ProtocolError,
  type Request,
  type Result,
} from "@mcp-actors/protocol";
import { checkText } from "./check-text.ts";

/** The request that calls a tool. spec: server/tools */
export function callToolRequest(
  name: string,
  args: { readonly [name: string]: unknown } | undefined,
): Request {
  checkText(name, "callTool(name, args, options)");
  return {
    method: "tools/call",
    params: args === undefined ? { name } : { name, arguments: args },
  };
}

/** What a tool answered; an answer that is no tool result is an error. */
export function readToolResult(result: Result): CallToolResult {
  if (isCallToolResult(result)) return result;
  throw new ProtocolError(ErrorCode.InvalidRequest, "Answer of the tool has no list of content");
}
