import { createInterface } from "node:readline";

// A server that begins a line before it speaks, and so spoils its first answer.

process.stdout.write("Loading ");

const INITIALIZED = {
  capabilities: {},
  serverInfo: { name: "unended", version: "1.0.0" },
};

for await (const line of createInterface(process.stdin)) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const { protocolVersion } = params ?? {};
  const result = method === "ping" ? {} : { protocolVersion, ...INITIALIZED };
  const refused = { error: { code: -32601, message: "Method not found" } };
  const outcome = method === "ping" || method === "initialize" ? { result } : refused;
  console.log(JSON.stringify({ jsonrpc: "2.0", id, ...outcome }));
}
