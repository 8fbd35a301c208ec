import { type ConnectOptions, connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { z } from "zod";
import { createInspector, type InspectionRecord } from "../../src/index.ts";

type Client = Awaited<ReturnType<typeof connect>>;

/** A server with an answer of every kind: each `count` is one more, `slow` never ends. */
export function weather(options: { readonly celsius?: number } = {}) {
  const { celsius = 21 } = options;
  let counted = 0;
  return defineServer({
    name: "weather",
    version: "1.0.0",
    tools: {
      forecast: tool({
        description: "Forecast for a city.",
        input: z.object({ city: z.string() }),
        output: z.object({ celsius: z.number(), city: z.string() }),
        async run({ city }, ctx) {
          await ctx.progress(1, 2, "asking the satellite");
          await ctx.progress(2, 2, "reading the answer");
          return { celsius, city };
        },
      }),
      count: tool({
        description: "Counts.",
        run: () => {
          counted += 1;
          return `${counted}`;
        },
      }),
      login: tool({
        description: "Takes a secret.",
        input: z.object({ password: z.string() }),
        run: ({ password }) => `hello, ${password.length} letters`,
      }),
      ask: tool({
        description: "Asks the person.",
        async run(_input, ctx) {
          const { unit } = await ctx.elicit({
            key: "unit",
            message: "Unit?",
            schema: z.object({ unit: z.enum(["C", "F"]) }),
          });
          return `in ${unit}`;
        },
      }),
      slow: tool({
        description: "Never ends, unless it is given up.",
        async run(_input, ctx) {
          await ctx.progress(1);
          await new Promise((resolve) => ctx.signal.addEventListener("abort", resolve));
          return "given up";
        },
      }),
    },
  });
}

/** What a recording is made with. */
export interface RecordOptions {
  readonly connect?: ConnectOptions;
  /** Which ends are recorded; default the client alone. */
  readonly ends?: readonly ("client" | "server")[];
  readonly definition?: ReturnType<typeof weather>;
}

/** Records what a client does with the weather. */
export async function record(
  use: (client: Client) => Promise<unknown>,
  { connect: options = {}, ends = ["client"], definition = weather() }: RecordOptions = {},
): Promise<readonly InspectionRecord[]> {
  const inspector = createInspector();
  const nobody = { next() {} };
  const server = createServer(definition, {
    inspect: ends.includes("server") ? inspector : nobody,
  });
  const [near, far] = memoryPair();
  server.serve(far);
  const client = await connect(
    { channel: near },
    { ...options, inspect: ends.includes("client") ? inspector : nobody },
  );
  await use(client);
  await client.close();
  server.close();
  // Through text, as a file has it.
  return JSON.parse(JSON.stringify(inspector.records()));
}
