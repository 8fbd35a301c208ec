import { ErrorCode, type Params, ProtocolError } from "@mcp-actors/protocol";

/** Which tool is called, and with what. */
export interface ToolCall {
  readonly name: string;
  readonly args: unknown;
}

/** Reads the call of a tool; throws where it names none. */
export function readCall(params: Params = {}): ToolCall {
  const { toolName, arguments: args } = params;
  if (typeof toolName !== "string") {
    throw new ProtocolError(ErrorCode.InvalidParams, "A tool call lacks toolName");
  }
  return { name: toolName, args };
}
