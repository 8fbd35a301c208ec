import { McpError } from "@mcp-actors/protocol";

/** An answer of the caller's does not fit its question: it is not sent. */
export class WrongAnswerError extends McpError {
  override name = "WrongAnswerError";
}
