// Calls the tool that asks, through the official client 2.x; prints what came of it as one line of JSON.
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const [command, ...args] = JSON.parse(process.argv[2]);
const mode = JSON.parse(process.argv[3]);
const client = new Client(
  { name: "official-2", version: "1.0.0" },
  { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode } },
);
client.setRequestHandler("elicitation/create", () => ({
  action: "accept",
  content: { colour: "green" },
}));
await client.connect(new StdioClientTransport({ command, args }));
const { tools } = await client.listTools();
const result = await client.callTool({ name: "paint", arguments: { thing: "door" } });
const revision = client.getNegotiatedProtocolVersion();
await client.close();
console.log(
  JSON.stringify({
    tools: tools.map((tool) => tool.name),
    result: result.structuredContent,
    revision,
  }),
);
