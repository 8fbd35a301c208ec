import { setTimeout as sleep } from "node:timers/promises";
import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { countTimers } from "../../count-timers.ts";

const timers = countTimers();
const started = [];
let running = 0;
let peak = 0;

export function createServer() {
  const server = new McpServer({ name: "official", version: "1.0.0" });
  server.registerTool(
    "work",
    {
      description: "Takes so many milliseconds, and gives its name.",
      inputSchema: z.object({ name: z.string(), ms: z.number() }),
    },
    work,
  );
  server.registerTool("hang", { description: "Waits until it is cancelled." }, hang);
  server.registerTool(
    "report",
    {
      description:
        "Tells which work was started, how much of it ran at once, and the timers there are.",
    },
    () => give(JSON.stringify({ started, peak, timers: timers() })),
  );
  return server;
}

async function work({ name, ms }) {
  started.push(name);
  running += 1;
  peak = Math.max(peak, running);
  await sleep(ms);
  running -= 1;
  return give(name);
}

function hang({ mcpReq }) {
  return new Promise((resolve) =>
    mcpReq.signal.addEventListener("abort", () => resolve(give("over"))),
  );
}

function give(text) {
  return { content: [{ type: "text", text }] };
}
