import { defineServer, type Offering, tool } from "@mcp-actors/server";
import { z } from "zod";
import { Gate } from "../scripts/gate.ts";

/** What the pages of one check are served. */
export interface Served {
  readonly definition: Offering;
  /** Settles when a call of `wait` was told to stop. */
  readonly stopped: Promise<void>;
}

const ABOUT = { name: "e2e", version: "1.0.0" };

/** A server with one tool for each thing that a page may do. */
export function serve(): Served {
  const release = new Gate();
  const stopped = new Gate();
  const tools = {
    step: tool({
      description: "Reports, goes on when it is released, and reports again.",
      async *run(_args, { progress }) {
        yield progress(1, 2);
        await release.passed;
        yield progress(2, 2);
        return "stepped";
      },
    }),
    release: tool({
      description: "Lets `step` go on.",
      run() {
        release.open();
        return "released";
      },
    }),
    ask: tool({
      description: "Asks a person for their name.",
      async run(_args, { elicit }) {
        const { name } = await elicit({ message: "Name?", schema: z.object({ name: z.string() }) });
        return `Hello, ${name}`;
      },
    }),
    wait: tool({
      description: "Reports, and waits until it is told to stop.",
      async run(_args, { progress, signal }) {
        signal.addEventListener("abort", stopped.open);
        await progress(1);
        await stopped.passed;
        return "stopped";
      },
    }),
    region: tool({
      description: "Has an argument that a header repeats.",
      input: z.object({ region: z.string().meta({ "x-mcp-header": "Region" }) }),
      run: ({ region }) => region,
    }),
    grow: tool({
      description: "Adds a tool to the server.",
      run(_args, { server }) {
        const grown = tool({ description: "Is new.", run: () => "new" });
        server.update(defineServer({ ...ABOUT, tools: { ...tools, grown } }));
        return "grown";
      },
    }),
  };
  return { definition: defineServer({ ...ABOUT, tools }), stopped: stopped.passed };
}
