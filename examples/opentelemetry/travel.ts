import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";
import { startTracing } from "./tracing.ts";

const { COLLECTOR = "" } = process.env;
const telemetry = startTracing(COLLECTOR);

const weather = await connect(
  {
    command: process.execPath,
    args: ["weather.ts"],
    cwd: import.meta.dirname,
    env: { COLLECTOR },
  },
  { inspect: telemetry },
);

const travel = defineServer({
  name: "travel",
  version: "1.0.0",
  tools: {
    plan: tool({
      description: "Plans a day in a city.",
      input: z.object({ city: z.string() }),
      async run({ city }) {
        const { content } = await weather.callTool("forecast", { city });
        return content;
      },
    }),
  },
});

await serveStdio(createServer(travel, { middleware: [telemetry.middleware] }));
