import { tool } from "@mcp-actors/server";
import { z } from "zod";
import { wait } from "./wait.ts";

/** Tools that need nothing of their server but itself. */
export const pocketTools = {
  add: tool({
    title: "Add",
    description: "Adds two numbers.",
    input: z.object({ a: z.number().default(19), b: z.number().default(23) }),
    output: z.object({ sum: z.number() }),
    annotations: { readOnlyHint: true },
    run: ({ a, b }) => ({ sum: a + b }),
  }),
  count: tool({
    title: "Count",
    description: "Counts, and reports each step: cancel it in the middle.",
    input: z.object({
      to: z.int().min(1).max(1000).default(20),
      pause: z.int().min(0).max(5000).default(150).describe("Between two steps, in ms"),
    }),
    annotations: { readOnlyHint: true },
    async *run({ to, pause }, { progress, signal }) {
      for (let step = 1; step <= to; step += 1) {
        yield progress(step, to, `counted to ${step}`);
        await wait(pause, signal);
      }
      return `Counted to ${to}`;
    },
  }),
  greet: tool({
    title: "Greet",
    description: "Asks for a name, and greets.",
    async run(_args, { elicit }) {
      const { name, tone } = await elicit({
        message: "Whom shall I greet?",
        schema: z.object({
          name: z.string().min(1).max(40).meta({ title: "Name" }),
          tone: z.enum(["warm", "formal"]).default("warm").meta({ title: "Tone" }),
        }),
      });
      return tone === "warm" ? `Hi ${name}!` : `Good day, ${name}.`;
    },
  }),
  visit: tool({
    title: "Visit",
    description: "Asks to open a page, out of sight of this one.",
    async run(_args, { elicitUrl }) {
      const url = "https://modelcontextprotocol.io/";
      await elicitUrl({ message: "Read about the protocol", url });
      return "You agreed to visit it";
    },
  }),
  look_around: tool({
    title: "Look around",
    description: "Asks for the places that it may look at.",
    async run(_args, { listRoots }) {
      const roots = await listRoots();
      return { roots: roots.map(({ uri }) => uri) };
    },
  }),
  log: tool({
    title: "Log",
    description: "Logs once at some levels.",
    async run(_args, { log }) {
      for (const level of ["debug", "info", "notice", "warning", "error"] as const) {
        await log(level, `A message of level ${level}`, "pocket");
      }
      return "Logged at five levels";
    },
  }),
};
