import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";

// Held, as a handler that waits for something is; else the collector would take the whole call.
const unanswered: ((text: string) => void)[] = [];

/** The three tools that every implementation's server has. */
export const benchServer = defineServer({
  name: "bench",
  version: "1.0.0",
  tools: {
    echo: tool({
      description: "Gives back its text.",
      input: z.object({ text: z.string() }),
      run: ({ text }) => text,
    }),
    hang: tool({
      description: "Never answers.",
      input: z.object({}),
      run: () => new Promise<string>((resolve) => void unanswered.push(resolve)),
    }),
    progress: tool({
      description: "Reports progress as often as it is told.",
      input: z.object({ count: z.number() }),
      async run({ count }, ctx) {
        for (let step = 1; step <= count; step++) await ctx.progress(step, count);
        return "done";
      },
    }),
  },
});
