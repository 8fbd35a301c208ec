import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

// Held, as a handler that waits for something is; else the collector would take the whole call.
const unanswered = [];

export function createServer() {
  const server = new McpServer({ name: "bench", version: "1.0.0" });
  const text = z.object({ text: z.string() });
  server.registerTool("echo", { inputSchema: text }, async ({ text }) => ({
    content: [{ type: "text", text }],
  }));
  server.registerTool("hang", { inputSchema: z.object({}) }, hang);
  server.registerTool("progress", { inputSchema: z.object({ count: z.number() }) }, progress);
  return server;
}

function hang() {
  return new Promise((resolve) => unanswered.push(resolve));
}

async function progress({ count }, { mcpReq }) {
  const progressToken = mcpReq._meta.progressToken;
  for (let step = 1; step <= count; step++) {
    const params = { progressToken, progress: step, total: count };
    await mcpReq.notify({ method: "notifications/progress", params });
  }
  return { content: [{ type: "text", text: "done" }] };
}
