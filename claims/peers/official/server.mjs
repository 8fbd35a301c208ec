import { setTimeout as sleep } from "node:timers/promises";
import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";

const started = [];
let running = 0;
let peak = 0;

const server = new McpServer({ name: "official", version: "1.0.0" });
server.registerTool(
  "work",
  {
    description: "Takes so many milliseconds, and gives its name.",
    inputSchema: z.object({ name: z.string(), ms: z.number() }),
  },
  async ({ name, ms }) => {
    started.push(name);
    running += 1;
    peak = Math.max(peak, running);
    await sleep(ms);
    running -= 1;
    return { content: [{ type: "text", text: name }] };
  },
);
server.registerTool(
  "report",
  { description: "Tells which work was started, and how much of it ran at once." },
  () => ({ content: [{ type: "text", text: JSON.stringify({ started, peak }) }] }),
);

if (process.argv.includes("--timer")) setInterval(() => {}, 1000);
await server.connect(new StdioServerTransport());
