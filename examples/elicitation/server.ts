import { defineServer, QuestionDeclined, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

const order = z.object({
  drink: z.enum(["tea", "coffee"]),
  cups: z.int().min(1).max(4).default(1),
});

const cafe = defineServer({
  name: "cafe",
  version: "1.0.0",
  tools: {
    order: tool({
      description: "Asks the person at the client what they want, and then what they think of it.",
      async run(_args, { elicit }) {
        const { drink, cups } = await elicit({ message: "What will you have?", schema: order });
        const stars = z.object({ stars: z.int().min(1).max(5) });
        const verdict = await elicit({ message: `How was the ${drink}?`, schema: stars }).catch(
          (error) => {
            if (error instanceof QuestionDeclined) return undefined;
            throw error;
          },
        );
        return `${cups} ${drink}, ${verdict === undefined ? "no word" : `${verdict.stars} stars`}`;
      },
    }),
  },
});

await serveStdio(cafe);
