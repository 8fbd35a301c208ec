import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";
import { startTracing } from "./tracing.ts";

const telemetry = startTracing(process.env["COLLECTOR"] ?? "");

const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      description: "Forecast for a city.",
      input: z.object({ city: z.string() }),
      async *run({ city }, ctx) {
        yield ctx.progress(1, 2, "asking the satellite");
        yield ctx.progress(2, 2, "reading the answer");
        return `Sunny in ${city}.`;
      },
    }),
  },
});

await serveStdio(createServer(weather, { middleware: [telemetry.middleware] }));
