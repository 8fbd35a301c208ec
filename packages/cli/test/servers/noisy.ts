import { createInterface } from "node:readline";

// A server as somebody writes it by hand, who has not read the specification to its end.

console.log("Listening …");

const tools = [
  { name: "a name with spaces", inputSchema: { type: "object" } },
  {
    name: "broken",
    description: "Has a bad schema.",
    inputSchema: { type: "object", properties: { city: { type: "text" } }, required: ["town"] },
  },
];

function answer(method: string, params: { readonly protocolVersion?: string } = {}): object {
  if (method === "initialize") {
    const { protocolVersion } = params;
    return {
      protocolVersion,
      capabilities: { tools: {}, prompts: {} },
      serverInfo: { name: "noisy" },
    };
  }
  return method === "tools/list" ? { tools } : {};
}

for await (const line of createInterface(process.stdin)) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const refused = { error: { code: -32601, message: "Method not found" } };
  const outcome = method === "server/discover" ? refused : { result: answer(method, params) };
  console.log(JSON.stringify({ jsonrpc: "2.0", id, ...outcome }));
}
