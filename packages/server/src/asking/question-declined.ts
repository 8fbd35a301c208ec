import { ToolError } from "../failure/tool-error.ts";

/** The person at the client said no, or turned away. */
export class QuestionDeclined extends ToolError {
  override name = "QuestionDeclined";
  /** `decline` is an explicit no, `cancel` a dismissal. */
  readonly action: "decline" | "cancel";

  constructor(action: "decline" | "cancel", message: string) {
    super(`Question was answered with ${action}: ${message}`);
    this.action = action;
  }
}
