import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

// Held, as a handler that waits for something is; else the collector would take the whole call.
const unanswered = [];

export function createServer() {
  const server = new McpServer({ name: "bench", version: "1.0.0" });
  server.registerTool("echo", { inputSchema: { text: z.string() } }, async ({ text }) => ({
    content: [{ type: "text", text }],
  }));
  server.registerTool("hang", { inputSchema: {} }, hang);
  server.registerTool("progress", { inputSchema: { count: z.number() } }, progress);
  return server;
}

function hang() {
  return new Promise((resolve) => unanswered.push(resolve));
}

async function progress({ count }, { _meta, sendNotification }) {
  const progressToken = _meta.progressToken;
  for (let step = 1; step <= count; step++) {
    const params = { progressToken, progress: step, total: count };
    await sendNotification({ method: "notifications/progress", params });
  }
  return { content: [{ type: "text", text: "done" }] };
}
