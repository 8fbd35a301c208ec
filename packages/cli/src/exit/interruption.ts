import { McpError } from "@mcp-actors/protocol";

/** Somebody wants no more of this: a signal came, or whoever read the results went away. */
export class Interruption extends McpError {
  override name = "Interruption";
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}
