import { setTimeout as wait } from "node:timers/promises";
import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";

const slow = defineServer({
  name: "slow",
  version: "1.0.0",
  tools: {
    sleep: tool({
      description: "Sleeps for a minute, and says on stderr when it begins and when it is woken.",
      async run(_args, ctx) {
        console.error("sleeping");
        ctx.signal.addEventListener("abort", () => console.error("woken"));
        await wait(60_000, undefined, { signal: ctx.signal });
        return "rested";
      },
    }),
    die: tool({ description: "Ends the process.", run: () => process.exit(7) }),
  },
});

await serveStdio(slow);
