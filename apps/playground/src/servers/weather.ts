import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";
import { wait } from "./wait.ts";

const SKIES = ["clear", "cloudy", "windy", "foggy"] as const;

/** Weather that is made up, but the same for the same city. */
export const weather = defineServer({
  name: "weather",
  title: "Weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      description: "Forecast for a city.",
      input: z.object({ city: z.string().default("Oslo") }),
      output: z.object({ city: z.string(), celsius: z.int(), sky: z.enum(SKIES) }),
      annotations: { readOnlyHint: true },
      async run({ city }, { progress, signal }) {
        for (let step = 1; step <= 4; step += 1) {
          await wait(220, signal);
          await progress(step, 4, "asking the satellite");
        }
        const sum = new TextEncoder().encode(city).reduce((total, byte) => total + byte, 0);
        return { city, celsius: (sum % 30) - 4, sky: SKIES[sum % SKIES.length] ?? "clear" };
      },
    }),
  },
});
