import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

/** Another forecast for each value of CELSIUS. */
const celsius = Number(process.env["CELSIUS"] ?? 21);

await serveStdio(
  defineServer({
    name: "weather",
    version: "1.0.0",
    tools: {
      forecast: tool({
        input: z.object({ city: z.string() }),
        output: z.object({ celsius: z.number(), city: z.string() }),
        async *run({ city }, ctx) {
          yield ctx.progress(1, 1, "asking the satellite");
          return { celsius, city };
        },
      }),
    },
  }),
);
