import { setTimeout as wait } from "node:timers/promises";
import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

const kettle = defineServer({
  name: "kettle",
  version: "1.0.0",
  tools: {
    heat: tool({
      description: "Heats water, a degree at a time.",
      input: z.object({ degrees: z.int() }),
      async *run({ degrees }, ctx) {
        // A cancelled call gets no further than its next yield; the signal ends what it waits for.
        for (let now = 20; now <= degrees; now += 20) {
          await wait(20, undefined, { signal: ctx.signal });
          yield ctx.progress(now, degrees, `${now} degrees`);
        }
        return "It boils.";
      },
    }),
  },
});

await serveStdio(kettle);
