import { defineServer, ToolError, tool } from "@mcp-actors/server";
import { z } from "zod";
import { wait } from "./wait.ts";

const party = z.object({
  guests: z.int().min(1).max(12).default(2).meta({ title: "How many are you?" }),
  place: z
    .enum(["by the window", "inside", "outside"])
    .default("by the window")
    .meta({ title: "Where do you want to sit?" }),
});

const consent = z.object({
  isFine: z.boolean().default(true).meta({ title: "Shall I book it?" }),
});

let booked = 0;

/** A restaurant that asks back in the middle of a call; the same code in both eras. */
export const booking = defineServer({
  name: "booking",
  title: "Table for two",
  version: "1.0.0",
  description: "Books a table, and asks what it was not told.",
  instructions: "Call book_table with the name of a restaurant and a time.",
  tools: {
    book_table: tool({
      title: "Book a table",
      description: "Books a table, and asks how many come.",
      input: z.object({
        restaurant: z.string().default("Chez Actor").describe("Where to eat"),
        time: z.string().default("19:30").describe("When, as hh:mm"),
      }),
      output: z.object({ number: z.int(), guests: z.int(), place: z.string() }),
      async run({ restaurant, time }, ctx) {
        await ctx.progress(1, 4, `calling ${restaurant}`);
        await wait(300, ctx.signal);
        const { guests, place } = await ctx.elicit({
          key: "party",
          message: `${restaurant} has tables at ${time}. How many are you?`,
          schema: party,
        });
        await ctx.progress(2, 4, `a table for ${guests}`);
        const { isFine } = await ctx.elicit({
          key: "consent",
          message: `A table for ${guests} ${place}, at ${time}. It costs 10 to hold.`,
          schema: consent,
        });
        if (!isFine) throw new ToolError("The table was not wanted");
        const number = await ctx.once("booking", () => {
          booked += 1;
          return booked;
        });
        await ctx.progress(4, 4, "booked");
        return { number, guests, place };
      },
    }),
  },
});
