import { McpError } from "@mcp-actors/protocol";
import { createMark } from "./create-mark.ts";

const mark = createMark("ToolError");

/** A tool failed in a way its caller may know of: the message reaches the model as an `isError` result. */
export class ToolError extends McpError {
  static {
    mark.put(ToolError.prototype);
  }

  override name = "ToolError";
}

/** Whether what was thrown is a `ToolError`, of whichever copy of this package. */
export function isToolError(thrown: unknown): boolean {
  return mark.isOn(thrown);
}
