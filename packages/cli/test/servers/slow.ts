import { setTimeout as wait } from "node:timers/promises";
import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

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
    abandon: tool({
      description: "Asks, and ends the process before anybody can answer.",
      async run(_args, ctx) {
        setTimeout(() => process.exit(7), 200);
        await ctx.elicit({ message: "Still there?", schema: z.object({ reply: z.string() }) });
      },
    }),
    die: tool({ description: "Ends the process.", run: () => process.exit(7) }),
  },
});

await serveStdio(slow);
