import { connect } from "@mcp-actors/client";
import * as machine from "@mcp-actors/machine";
import * as protocol from "@mcp-actors/protocol";
import * as schema from "@mcp-actors/protocol/schema";
import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import * as testing from "@mcp-actors/testing";
import * as transport from "@mcp-actors/transport";
import * as stdio from "@mcp-actors/transport/stdio";
import { z } from "zod";

export const everything = { machine, protocol, schema, stdio, testing, transport };

const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      description: "Forecast for a city.",
      input: z.object({ city: z.string() }),
      output: z.object({ celsius: z.number() }),
      run: ({ city }) => ({ celsius: city.length }),
    }),
  },
});

/** Connects in process, as `connect` takes a definition without knowing the server's package. */
export async function ask(): Promise<unknown> {
  const client = await connect(weather);
  const { structuredContent } = await client.callTool("forecast", { city: "Oslo" });
  await client.close();
  return structuredContent;
}

export const serve = () => serveStdio(weather);
