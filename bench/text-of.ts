import type { Call } from "@mcp-actors/client";
import type { CallToolResult } from "@mcp-actors/protocol";

/** The text that a tool answered with; empty if its first block is none. */
export async function textOf(call: Call<CallToolResult>): Promise<string> {
  const [block] = (await call).content;
  return block?.type === "text" ? block.text : "";
}
