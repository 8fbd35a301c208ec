import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

const hello = defineServer({
  name: "hello",
  version: "1.0.0",
  tools: {
    greet: tool({
      description: "Greets somebody, in the way that the person at the client picks.",
      input: z.object({ name: z.string() }),
      async run({ name }, ctx) {
        await ctx.progress(1, 2, "looking for words");
        const { tone } = await ctx.elicit({
          message: `How shall I greet ${name}?`,
          schema: z.object({ tone: z.enum(["warm", "formal"]) }),
        });
        return tone === "warm" ? `Hi ${name}!` : `Good day, ${name}.`;
      },
    }),
  },
});

await serveStdio(hello);
