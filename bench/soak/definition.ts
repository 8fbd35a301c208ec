import { type Context, defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";

/** A server whose tools end in every way that a call can. */
export const soakServer = defineServer({
  name: "soak",
  version: "1.0.0",
  tools: {
    echo: tool({
      description: "Gives back its text.",
      input: z.object({ text: z.string() }),
      run: ({ text }) => text,
    }),
    report: tool({
      description: "Reports progress three times.",
      input: z.object({}),
      async run(_args, ctx) {
        for (let step = 1; step <= 3; step++) await ctx.progress(step, 3);
        return "done";
      },
    }),
    wait: tool({
      description: "Waits until it is cancelled.",
      input: z.object({}),
      run: (_args, ctx) => untilAborted(ctx),
    }),
    fail: tool({
      description: "Throws.",
      input: z.object({}),
      run: (): string => {
        throw new Error("On purpose");
      },
    }),
    held: tool({
      description: "Tells what its server holds, this call included.",
      input: z.object({}),
      run: (_args, { server }) => JSON.stringify(server.counts),
    }),
    pid: tool({
      description: "Tells the process it runs in.",
      input: z.object({}),
      run: () => String(process.pid),
    }),
  },
});

function untilAborted({ signal }: Context): Promise<string> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
