import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveHttp, serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";
import { countTimers } from "../count-timers.ts";

const { values } = parseArgs({
  options: {
    concurrency: { type: "string", default: "1024" },
    queue: { type: "string", default: "16384" },
    timer: { type: "boolean", default: false },
    http: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

const timers = countTimers();
const started: string[] = [];
let running = 0;
let peak = 0;

const definition = defineServer({
  name: "ours",
  version: "1.0.0",
  tools: {
    work: tool({
      description: "Takes so many milliseconds, and gives its name.",
      input: z.object({ name: z.string(), ms: z.number() }),
      async run({ name, ms }) {
        started.push(name);
        running += 1;
        peak = Math.max(peak, running);
        await sleep(ms);
        running -= 1;
        return name;
      },
    }),
    hang: tool({
      description: "Waits until it is cancelled.",
      run: (_args, { signal }) =>
        new Promise<string>((resolve) => signal.addEventListener("abort", () => resolve("over"))),
    }),
    report: tool({
      description:
        "Tells which work was started, how much of it ran at once, and the timers there are.",
      run: () => JSON.stringify({ started, peak, timers: timers() }),
    }),
  },
});

if (values.timer) setInterval(() => {}, 1000);
const limits = { concurrency: Number(values.concurrency), queue: Number(values.queue) };
const server = createServer(definition, { limits });
if (values.http) console.log((await serveHttp(server, { json: values.json })).url);
else await serveStdio(server);
