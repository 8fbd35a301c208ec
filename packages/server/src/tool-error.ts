import { McpError } from "@mcp-actors/protocol";

/** Tells every copy of this package that an error may be shown: a name alone could be that of anybody's. */
const MARK = Symbol.for("@mcp-actors/server/ToolError");

/** A tool failed in a way its caller may know of: the message reaches the model as an `isError` result. */
export class ToolError extends McpError {
  static {
    Reflect.defineProperty(ToolError.prototype, MARK, { value: true });
  }

  override name = "ToolError";
}

/** Whether what was thrown is a `ToolError`, of whichever copy of this package. */
export function isToolError(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && marked(thrown);
}

function marked(thrown: object): boolean {
  try {
    return Reflect.get(thrown, MARK) === true;
  } catch {
    // What cannot even be looked at is none.
    return false;
  }
}
