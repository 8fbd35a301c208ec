import { McpError, messageOf } from "@mcp-actors/protocol";

/** An error as it was thrown, which is its cause, with what to do about it. */
export class AdvisedError extends McpError {
  override name = "AdvisedError";
  /** A sentence, without the arrow before it. */
  readonly advice: string;

  constructor(cause: unknown, advice: string) {
    super(messageOf(cause), { cause });
    this.advice = advice;
  }
}
