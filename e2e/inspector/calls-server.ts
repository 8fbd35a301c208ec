import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { createInspector, toText } from "@mcp-actors/inspector";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";
import { WHOLE_RING } from "./whole-ring.ts";

// A process that serves over its pipes, and in the end writes what its inspector recorded to the file it is given.

const calls = defineServer({
  name: "calls",
  version: "1.0.0",
  tools: {
    work: tool({
      description: "Reports twice and is done.",
      input: z.object({ number: z.int() }),
      async run({ number }, { progress }) {
        await wait(number % 7);
        await progress(1, 2);
        await progress(2, 2);
        return `done ${number}`;
      },
    }),
    fail: tool({
      description: "Fails.",
      run() {
        throw new Error("Bad luck");
      },
    }),
    stay: tool({
      description: "Stays until nobody waits for it.",
      async run(_args, { signal }) {
        await wait(60_000, undefined, { signal });
        return "stayed";
      },
    }),
    ask: tool({
      description: "Asks how many there are.",
      async run(_args, { elicit }) {
        const schema = z.object({ people: z.int() });
        const { people } = await elicit({ message: "How many?", schema });
        return `a table for ${people}`;
      },
    }),
  },
});

const [file = ""] = process.argv.slice(2);
const inspector = createInspector({ title: "server", ring: WHOLE_RING });
process.on("exit", () => writeFileSync(file, toText(inspector.records())));
await serveStdio(createServer(calls, { inspect: inspector }));
