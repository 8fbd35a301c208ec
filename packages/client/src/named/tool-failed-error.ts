import { type CallToolResult, McpError } from "@mcp-actors/protocol";

/** A tool that was called by its name says that it failed. Its message is what it says, as text. */
export class ToolFailedError extends McpError {
  override name = "ToolFailedError";
  readonly tool: string;
  readonly result: CallToolResult;

  constructor(tool: string, result: CallToolResult) {
    super(textOf(result) ?? `Tool ${tool} failed and does not say why`);
    this.tool = tool;
    this.result = result;
  }
}

function textOf({ content }: CallToolResult): string | undefined {
  const texts = content.flatMap((block) => (block.type === "text" ? [block.text] : []));
  return texts.length > 0 ? texts.join("\n") : undefined;
}
