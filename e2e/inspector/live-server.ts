import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

// A process that serves over its pipes, and has no line about an inspector: it is inspected because its client is.

const live = defineServer({
  name: "live",
  version: "1.0.0",
  tools: {
    greet: tool({
      description: "Greets somebody.",
      input: z.object({ name: z.string() }),
      run: ({ name }) => `Hello, ${name}`,
    }),
    book: tool({
      description: "Asks how many there are.",
      async run(_args, { elicit }) {
        const schema = z.object({ people: z.int() });
        const { people } = await elicit({ message: "How many people?", schema });
        return `a table for ${people}`;
      },
    }),
    stay: tool({
      description: "Reports, and never ends.",
      async run(_args, { progress }) {
        await progress(1);
        return await new Promise<string>(() => {});
      },
    }),
    tell: tool({
      description: "Tells a long story.",
      run: () => `${"Once upon a time. ".repeat(1_000)}The end.`,
    }),
  },
});

await serveStdio(createServer(live));
