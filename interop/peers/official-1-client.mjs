// Calls the tool that asks, through the official client 1.x; prints what came of it as one line of JSON.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const [command, ...args] = JSON.parse(process.argv[2]);
const client = new Client(
  { name: "official-1", version: "1.0.0" },
  { capabilities: { elicitation: {} } },
);
client.setRequestHandler(ElicitRequestSchema, () => ({
  action: "accept",
  content: { colour: "green" },
}));
const transport = new StdioClientTransport({ command, args });
await client.connect(transport);
const { tools } = await client.listTools();
const progress = [];
const result = await client.callTool({ name: "paint", arguments: { thing: "door" } }, undefined, {
  onprogress: (step) => progress.push(step.progress),
});
await client.close();
console.log(
  JSON.stringify({
    tools: tools.map((tool) => tool.name),
    result: result.structuredContent,
    progress,
  }),
);
