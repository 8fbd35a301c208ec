import { createInterface } from "node:readline";

// A server that asks for a model's message whatever its client declared, as many do.

let calling: unknown;

function say(message: object): void {
  console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
}

function answer({ id, method }: { readonly id: unknown; readonly method: string }): void {
  if (method === "initialize") {
    const serverInfo = { name: "rash", version: "1.0.0" };
    say({ id, result: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo } });
  } else if (method === "tools/call") {
    calling = id;
    const params = { messages: [], maxTokens: 1 };
    say({ id: "question", method: "sampling/createMessage", params });
  } else say({ id, error: { code: -32601, message: `Unknown method ${method}` } });
}

for await (const line of createInterface(process.stdin)) {
  const message = JSON.parse(line);
  if (message.id === "question") {
    const text = `Nobody answered: ${message.error.message}`;
    say({ id: calling, result: { isError: true, content: [{ type: "text", text }] } });
  } else if (message.id !== undefined) answer(message);
}
