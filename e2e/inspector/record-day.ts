import { setTimeout as wait } from "node:timers/promises";
import { type Client, connect } from "@mcp-actors/client";
import { createInspector, toText } from "@mcp-actors/inspector";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { z } from "zod";

const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      input: z.object({ city: z.string() }),
      async run({ city }, ctx) {
        for (const step of [1, 2, 3, 4]) {
          await wait(90);
          await ctx.progress(step, 4);
        }
        const { unit } = await ctx.elicit({
          message: `In which unit for ${city}?`,
          schema: z.object({ unit: z.enum(["C", "F"]) }),
        });
        return `21 °${unit} in ${city}`;
      },
    }),
    measure: tool({ run: () => wait(120, "1013 hPa") }),
    daydream: tool({ run: (_args, { signal }) => wait(60_000, "", { signal }) }),
    aim: tool({ run: () => Promise.reject(new Error("Clouds")) }),
  },
});

/** Records a few calls that end in as many ways, both ends of them, as the text of a file. */
export async function recordDay(): Promise<string> {
  const inspector = createInspector({ title: "app" });
  const [channel, far] = memoryPair();
  createServer(weather, { inspect: inspector, onEvent() {} }).serve(far);
  await using client = await connect(
    { channel },
    {
      inspect: inspector,
      client: { name: "app", version: "1.0.0" },
      elicitation: () => wait(250, { action: "accept", content: { unit: "C" } }),
    },
  );
  await makeCalls(client);
  return toText(inspector.records());
}

async function makeCalls(client: Client): Promise<void> {
  await client.listTools();
  const given = client.callTool("daydream");
  const calls = [
    client.callTool("forecast", { city: "Oslo" }),
    client.callTool("measure"),
    client.callTool("daydream", {}, { timeout: 300 }),
    client.callTool("forecast", { city: "Bergen" }),
    client.callTool("aim"),
  ];
  await wait(400);
  given.cancel("Enough clouds");
  await Promise.allSettled([given, ...calls]);
}
