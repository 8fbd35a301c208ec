// A model server that knows nothing of this runtime: lines that end in CR LF, prefixed names, bare results.
import { createInterface } from "node:readline";

const send = (message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\r\n`);
const results = new Map();

process.stdout.write("\n");
createInterface({ input: process.stdin }).on("line", async (line) => {
  const { id, method, params } = JSON.parse(line);
  switch (method) {
    case "ping":
      send({ id, result: "pong" });
      break;
    case "initialize":
      send({
        id,
        result: { serverName: "foreign", capabilities: { tools: [{ name: "get_weather" }] } },
      });
      break;
    case "listTools":
      send({ id, result: [{ name: "get_weather", description: "", inputSchema: {} }] });
      break;
    case "callTool":
      send({ id, result: `sunny in ${params.arguments.city}` });
      break;
    case "callToolResult":
      send({ id, result: null });
      results.get(params.callId)?.(params);
      break;
    case "generateContent": {
      send({ method: "notify/progress", params: { token: "It is " } });
      const callId = "tool-1";
      const answered = new Promise((resolve) => results.set(callId, resolve));
      send({ method: "notify/toolCall", params: { callId, toolName: "clock", arguments: {} } });
      const { result, error } = await answered;
      send({ method: "notify/progress", params: { token: error ?? result } });
      send({ id, result: { content: `It is ${error ?? result}` } });
    }
  }
});
