import { ZodJsonSchemaAdapter } from "@tmcp/adapter-zod";
import { InMemoryTransport } from "@tmcp/transport-in-memory";
import { McpServer } from "tmcp";
import { z } from "zod";

/** The server with the client that its authors test it with; it has no other. */
export async function inMemory() {
  const transport = new InMemoryTransport(createServer());
  const session = transport.session();
  await session.initialize("2025-11-25", {}, { name: "bench", version: "1.0.0" });
  return {
    async echo(text) {
      const { content } = await session.callTool("echo", { text });
      return content[0].text;
    },
    hang() {
      session.callTool("hang", {}).catch(() => {});
    },
    close: () => transport.close(),
  };
}

// Held, as a handler that waits for something is; else the collector would take the whole call.
const unanswered = [];

function hang() {
  return new Promise((resolve) => unanswered.push(resolve));
}

function createServer() {
  const server = new McpServer(
    { name: "bench", version: "1.0.0", description: "Measured." },
    { adapter: new ZodJsonSchemaAdapter(), capabilities: { tools: {} } },
  );
  const text = z.object({ text: z.string() });
  server.tool({ name: "echo", description: "Echo.", schema: text }, async ({ text }) => ({
    content: [{ type: "text", text }],
  }));
  server.tool({ name: "hang", description: "Hang." }, hang);
  return server;
}
