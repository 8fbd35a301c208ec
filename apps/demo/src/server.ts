import { setTimeout as wait } from "node:timers/promises";
import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

const STEPS = ["waking the satellite", "aiming it", "waiting for clouds", "counting them"];

const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      description: "Forecast for a city, after a look from above.",
      input: z.object({ city: z.string() }),
      output: z.object({ city: z.string(), degrees: z.number(), unit: z.string() }),
      async run({ city }, ctx) {
        for (const [step, message] of STEPS.entries()) {
          await wait(150, undefined, { signal: ctx.signal });
          await ctx.progress(step + 1, STEPS.length, message);
        }
        return { city, degrees: 21, unit: "C" };
      },
    }),
    forecast_in_unit: tool({
      description: "Forecast for a city, in the unit that the person at the client picks.",
      input: z.object({ city: z.string() }),
      output: z.object({ city: z.string(), degrees: z.number(), unit: z.string() }),
      async run({ city }, ctx) {
        const { unit } = await ctx.elicit({
          message: `In which unit for ${city}?`,
          schema: z.object({ unit: z.enum(["C", "F"]) }),
        });
        return { city, degrees: unit === "C" ? 21 : 70, unit };
      },
    }),
    whoami: tool({
      description: "Which process this is.",
      output: z.object({ pid: z.number() }),
      run: () => ({ pid: process.pid }),
    }),
    daydream: tool({
      description: "Watches clouds until somebody says stop.",
      async run(_args, ctx) {
        for (let cloud = 1; !ctx.signal.aborted; cloud += 1) {
          await wait(200, undefined, { signal: ctx.signal });
          await ctx.progress(cloud, undefined, `cloud ${cloud}`);
        }
        return "Nothing came of it.";
      },
    }),
    silence: tool({
      description: "Says nothing for a minute.",
      async run(_args, ctx) {
        await wait(60_000, undefined, { signal: ctx.signal });
        return "There.";
      },
    }),
  },
});

await serveStdio(weather);
