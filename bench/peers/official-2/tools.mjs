import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

// Held, as a handler that waits for something is; else the collector would take the whole call.
const unanswered = [];

/**
 * @param more - How many tools there are beside the three.
 * @param fresh - Whether their schemas are made with each server, and not once.
 */
export function createServer(more = 0, fresh = false) {
  const server = new McpServer({ name: "bench", version: "1.0.0" });
  const text = z.object({ text: z.string() });
  server.registerTool("echo", { inputSchema: text }, async ({ text }) => ({
    content: [{ type: "text", text }],
  }));
  server.registerTool("hang", { inputSchema: z.object({}) }, hang);
  server.registerTool("progress", { inputSchema: z.object({ count: z.number() }) }, progress);
  for (let index = 0; index < more; index++) {
    const config = {
      description: "Finds things.",
      inputSchema: fresh ? toSchema() : finderSchema(index),
    };
    server.registerTool(`find${index}`, config, find);
  }
  return server;
}

const finderSchemas = [];

function finderSchema(index) {
  finderSchemas[index] ??= toSchema();
  return finderSchemas[index];
}

function toSchema() {
  return z.object({
    text: z.string(),
    filter: z.object({ tags: z.array(z.string()), limit: z.number().optional() }),
    mode: z.enum(["all", "some"]),
  });
}

async function find({ text }) {
  return { content: [{ type: "text", text }] };
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
