import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

let guests = 0;

const hello = defineServer({
  name: "hello",
  version: "1.0.0",
  tools: {
    greet: tool({
      description: "Greets somebody, in the way that the person at the client picks.",
      input: z.object({ name: z.string() }),
      async run({ name }, ctx) {
        // The answer to a question may start run again from its top: effects go into once.
        const guest = await ctx.once("guest", () => ++guests);
        await ctx.progress(1, 2, "looking for words");
        const { tone } = await ctx.elicit({
          message: `How shall I greet ${name}?`,
          schema: z.object({ tone: z.enum(["warm", "formal"]) }),
        });
        return tone === "warm" ? `Hi ${name}, guest ${guest}!` : `Good day, ${name}.`;
      },
    }),
  },
});

await serveStdio(hello);
