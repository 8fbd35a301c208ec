import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

/** The fetch handler of a server with so many tools, whose schemas are made once: its authors have a server made for each request. */
export function handler(tools) {
  const schemas = Array.from({ length: tools }, () =>
    z.object({ text: z.string(), more: z.object({ tags: z.array(z.string()) }).optional() }),
  );
  return createMcpHandler(() => {
    const server = new McpServer({ name: "many", version: "1.0.0" });
    for (const [index, inputSchema] of schemas.entries()) {
      const name = index === 0 ? "echo" : `echo${index}`;
      server.registerTool(name, { description: "Gives back its text.", inputSchema }, echo);
    }
    return server;
  }).fetch;
}

function echo({ text }) {
  return { content: [{ type: "text", text }] };
}
