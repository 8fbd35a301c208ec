import { createInterface } from "node:readline";

// A server that promises lists which it does not have, as many do; with --unlisted its tools are among them.

const results: { readonly [method: string]: object | undefined } = {
  initialize: {
    protocolVersion: "2025-11-25",
    capabilities: { tools: {}, prompts: {}, resources: {} },
    serverInfo: { name: "bare", version: "1.0.0" },
  },
  ...(!process.argv.includes("--unlisted") && {
    "tools/list": { tools: [{ name: "only", inputSchema: { type: "object" } }] },
  }),
  "resources/list": { resources: [{ name: "one", uri: "bare:1" }] },
};

for await (const line of createInterface(process.stdin)) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const echo = { content: [{ type: "text", text: JSON.stringify(params) }] };
  const result = method === "tools/call" ? echo : results[method];
  const error = { code: -32601, message: `Unknown method ${method}` };
  console.log(JSON.stringify({ jsonrpc: "2.0", id, ...(result ? { result } : { error }) }));
}
