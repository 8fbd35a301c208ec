import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";

/** The server that is tested: a definition is a value, and needs no process. */
export const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      description: "Forecast for a city.",
      input: z.object({ city: z.string() }),
      output: z.object({ celsius: z.number() }),
      async run({ city }, ctx) {
        await ctx.progress(1, 1, `asking for ${city}`);
        return { celsius: 21 };
      },
    }),
  },
});
