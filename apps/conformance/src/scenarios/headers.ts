import type { JsonObject, Tool } from "@mcp-actors/protocol";
import type { Scenario } from "../scenario.ts";

/** Makes a request of each kind whose headers repeat its body. */
export const standardHeaders: Scenario = async (client) => {
  await client.listTools();
  await client.callTool("test_headers", {});
  await client.callTool("my-hyphenated-tool", {});
  await client.listResources();
  await client.readResource("file:///path/to/file%20name.txt");
  await client.readResource("https://example.com/resource?id=123");
  await client.listPrompts();
  await client.getPrompt("test_prompt", {});
};

/** Makes the calls that the context names. */
export const customHeaders: Scenario = async (client, { toolCalls }) => {
  await client.listTools();
  for (const { name, arguments: args } of toolCalls as readonly ToolCall[]) {
    await client.callTool(name, args);
  }
};

interface ToolCall {
  readonly name: string;
  readonly arguments: JsonObject;
}

/** Calls every tool that is listed with headers that can be sent. */
export const invalidHeaders: Scenario = async (client) => {
  for (const tool of await client.listTools()) await client.callTool(tool.name, someArgs(tool));
};

/** A text for everything that a tool wants. */
function someArgs({ inputSchema: { required } }: Tool): JsonObject {
  return Object.fromEntries((required as readonly string[]).map((name) => [name, "us-west1"]));
}
