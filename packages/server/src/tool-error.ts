import { McpError } from "@mcp-actors/protocol";

/** A tool failed in a way its caller may know of: the message reaches the model as an `isError` result. */
export class ToolError extends McpError {
  override name = "ToolError";
}
