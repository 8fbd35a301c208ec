import { ZodJsonSchemaAdapter } from "@tmcp/adapter-zod";
import { McpServer } from "tmcp";
import { z } from "zod";

// Held, as a handler that waits for something is; else the collector would take the whole call.
const unanswered = [];

/** @param more - How many tools there are beside the two. */
export function createServer(more = 0) {
  const server = new McpServer(
    { name: "bench", version: "1.0.0", description: "Measured." },
    { adapter: new ZodJsonSchemaAdapter(), capabilities: { tools: {} } },
  );
  const text = z.object({ text: z.string() });
  server.tool({ name: "echo", description: "Echo.", schema: text }, give);
  server.tool({ name: "hang", description: "Hang." }, hang);
  for (let index = 0; index < more; index++) {
    const schema = finderSchema();
    server.tool({ name: `find${index}`, description: "Finds things.", schema }, give);
  }
  return server;
}

async function give({ text }) {
  return { content: [{ type: "text", text }] };
}

function hang() {
  return new Promise((resolve) => unanswered.push(resolve));
}

function finderSchema() {
  return z.object({
    text: z.string(),
    filter: z.object({ tags: z.array(z.string()), limit: z.number().optional() }),
    mode: z.enum(["all", "some"]),
  });
}
