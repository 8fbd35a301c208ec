import { defineServer, type Offering, tool } from "@mcp-actors/server";
import { z } from "zod";
import { Gate } from "../../scripts/gate.ts";

/** A server with one tool for each thing that a proxy may do to a call. */
export interface Shop {
  readonly offering: Offering;
  /** What `step` waits at. */
  readonly gate: Gate;
  /** How often `step` has been run. */
  readonly runs: () => number;
  /** Settles when a call of `step` was told to stop. */
  readonly stopped: Promise<void>;
}

/** Opens a shop; one that has more has one tool more. */
export function openShop(hasMore = false): Shop {
  const gate = new Gate();
  const stopped = new Gate();
  let runs = 0;
  const tools = {
    step: tool({
      description: "Reports, waits at a gate, and reports again.",
      async *run(_args, { progress, signal }) {
        runs += 1;
        signal.addEventListener("abort", stopped.open);
        yield progress(1, 2);
        await gate.passed;
        yield progress(2, 2);
        return "stepped";
      },
    }),
    say: tool({
      description: "Says a text, many times.",
      input: z.object({ text: z.string(), times: z.number() }),
      run: ({ text, times }) => text.repeat(times),
    }),
    touch: tool({
      description: "Tells everybody that the tools have changed.",
      run(_args, { server }) {
        server.changed({ list: "tools" });
        return "told";
      },
    }),
  };
  const more = tool({ description: "There are shops without it.", run: () => "more" });
  const offering = defineServer({
    name: "shop",
    version: "1.0.0",
    tools: hasMore ? { ...tools, more } : tools,
  });
  return { offering, gate, stopped: stopped.passed, runs: () => runs };
}
