import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

/** One tool that asks the person at the client, whatever revision the client speaks. */
const picky = defineServer({
  name: "picky",
  version: "1.0.0",
  tools: {
    paint: tool({
      description: "Paints a thing in the colour that the person at the client picks.",
      input: z.object({ thing: z.string() }),
      output: z.object({ painted: z.string() }),
      async run({ thing }, ctx) {
        await ctx.progress(1, 2, "looking for a brush");
        const { colour } = await ctx.elicit({
          message: `Which colour for the ${thing}?`,
          schema: z.object({ colour: z.enum(["red", "green"]) }),
        });
        await ctx.progress(2, 2, "painting");
        return { painted: `${colour} ${thing}` };
      },
    }),
  },
});

await serveStdio(picky);
