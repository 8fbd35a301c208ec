import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";

/** A server that uses all that a wire has to carry, and knows how many of its runs were told to stop. */
export function crossed() {
  let stopped = 0;
  return defineServer({
    name: "crossed",
    version: "1.0.0",
    tools: {
      echo: tool({
        description: "Gives back what it is sent, marks and all.",
        input: z.object({ text: z.string() }),
        run: ({ text }, { meta }) => ({
          content: [{ type: "text", text, extra: { kept: [true] } }],
          _meta: { "vendor/heard": meta["vendor/said"] ?? "nothing" },
        }),
      }),
      count: tool({
        description: "Counts to three.",
        async run(_args, ctx) {
          for (let step = 1; step <= 3; step += 1) await ctx.progress(step, 3, `step ${step}`);
          return "counted";
        },
      }),
      ask: tool({
        description: "Asks a person, then a model.",
        async run(_args, ctx) {
          const schema = z.object({ name: z.string() });
          const { name } = await ctx.elicit({ key: "name", message: "Who?", schema });
          const content = { type: "text", text: name } as const;
          const { model } = await ctx.sample({
            messages: [{ role: "user", content }],
            maxTokens: 5,
          });
          return `${name}, says ${model}`;
        },
      }),
      wait: tool({
        description: "Runs until it is told to stop.",
        async run(_args, ctx) {
          await ctx.progress(1, 2, "waiting");
          await new Promise<void>((resolve) => {
            ctx.signal.addEventListener("abort", () => resolve());
          });
          stopped += 1;
        },
      }),
      stopped: tool({ description: "Tells how often it was stopped.", run: () => stopped }),
      region: tool({
        description: "Wants its argument in a header too.",
        input: z.object({ region: z.string().meta({ "x-mcp-header": "Region" }) }),
        run: ({ region }) => `Region ${region}`,
      }),
      change: tool({
        description: "Says that the tools are others now.",
        run: (_args, { server }) => server.changed({ list: "tools" }),
      }),
    },
  });
}
