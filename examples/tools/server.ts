import { defineServer, ToolError, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

const RECIPES = new Map([
  ["bread", "Flour, water, salt, time."],
  ["soup", "Whatever is left, and an onion."],
]);

const kitchen = defineServer({
  name: "kitchen",
  version: "1.0.0",
  tools: {
    to_ounces: tool({
      title: "Grams to ounces",
      description: "Converts a weight.",
      annotations: { readOnlyHint: true },
      input: z.object({ grams: z.number().positive() }),
      output: z.object({ ounces: z.number() }),
      run: ({ grams }) => ({ ounces: Math.round(grams * 3.5274) / 100 }),
    }),
    recipe: tool({
      description: "Looks a recipe up.",
      input: z.object({ dish: z.string() }),
      run({ dish }) {
        const recipe = RECIPES.get(dish);
        // The model reads this, and can do better.
        if (recipe === undefined) throw new ToolError(`No ${dish} here, only bread and soup`);
        return recipe;
      },
    }),
  },
});

await serveStdio(kitchen);
