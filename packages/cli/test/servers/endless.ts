import { createInterface } from "node:readline";

// A server that opens as it should, and ends none of its later answers.

const INITIALIZED = {
  protocolVersion: "2025-06-18",
  capabilities: { tools: {} },
  serverInfo: { name: "endless", version: "1.0.0" },
};
const REFUSED = { error: { code: -32601, message: "Method not found" } };

for await (const line of createInterface(process.stdin)) {
  const { id, method } = JSON.parse(line);
  if (id === undefined) continue;
  const outcome = method === "server/discover" ? REFUSED : { result: INITIALIZED };
  const isOpening = method === "initialize" || method === "server/discover";
  const end = isOpening ? "\n" : "";
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...outcome })}${end}`);
}
