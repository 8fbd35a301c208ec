import { McpError } from "@mcp-actors/protocol";

/** The server says that it has nothing of the kind that it was to be asked for. */
export class NotOfferedError extends McpError {
  override name = "NotOfferedError";
}
