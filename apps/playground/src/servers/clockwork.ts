import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";
import { wait } from "./wait.ts";

const STEPS = 20;

let wound = 0;

/** Work that takes as long as it is told to: for bursts, and for wires that are cut. */
export const clockwork = defineServer({
  name: "clockwork",
  title: "Clockwork",
  version: "1.0.0",
  description: "Work of any length, some of which may be done twice.",
  tools: {
    work: tool({
      title: "Work",
      description: "Takes as long as it is told to.",
      input: z.object({ ms: z.int().min(0).max(60_000).default(1000) }),
      annotations: { readOnlyHint: true },
      async run({ ms }, { signal }) {
        if (ms > 0) await wait(ms, signal);
        return `Worked ${ms} ms`;
      },
    }),
    read_slowly: tool({
      title: "Read slowly",
      description: "Looks at the clock for some seconds; it may be asked twice.",
      input: z.object({ seconds: z.int().min(1).max(60).default(4) }),
      annotations: { readOnlyHint: true },
      async *run({ seconds }, { progress, signal }) {
        for (let step = 1; step <= STEPS; step += 1) {
          await wait((seconds * 1000) / STEPS, signal);
          yield progress(step, STEPS, `tick ${step}`);
        }
        return `It was wound ${wound} times`;
      },
    }),
    wind: tool({
      title: "Wind",
      description: "Winds the clock, which takes some seconds; done twice, it is wound twice.",
      input: z.object({ seconds: z.int().min(1).max(60).default(4) }),
      annotations: { destructiveHint: true, idempotentHint: false },
      async *run({ seconds }, { progress, signal }) {
        for (let step = 1; step <= STEPS; step += 1) {
          await wait((seconds * 1000) / STEPS, signal);
          yield progress(step, STEPS, `turn ${step}`);
        }
        wound += 1;
        return `Wound for the ${wound}. time`;
      },
    }),
  },
});
