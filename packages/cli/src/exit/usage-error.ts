import { McpError } from "@mcp-actors/protocol";

/** The command line, or a file that it names, cannot be understood. */
export class UsageError extends McpError {
  override name = "UsageError";
}
