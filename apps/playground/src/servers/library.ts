import { defineServer, resource, tool } from "@mcp-actors/server";
import { z } from "zod";
import { wait } from "./wait.ts";

const BOOKS = [
  { title: "The Boat in the Harbour", about: "sea wind harbour" },
  { title: "A Lantern for Leo", about: "light night boy" },
  { title: "How Rabbits Count", about: "animals numbers" },
  { title: "Fog over the Hills", about: "fog weather hills" },
];

/** A small library, to search and to read. */
export const library = defineServer({
  name: "library",
  title: "Library",
  version: "1.0.0",
  tools: {
    search: tool({
      description: "Finds books about something.",
      input: z.object({ words: z.string().default("sea") }),
      output: z.object({ titles: z.array(z.string()) }),
      annotations: { readOnlyHint: true },
      async run({ words }, { progress, signal }) {
        const found: string[] = [];
        for (const [index, { title, about }] of BOOKS.entries()) {
          await wait(260, signal);
          if (words.split(/\s+/).some((word) => about.includes(word))) found.push(title);
          await progress(index + 1, BOOKS.length, title);
        }
        return { titles: found };
      },
    }),
  },
  resources: {
    "library://catalogue": resource({
      title: "Catalogue",
      mimeType: "application/json",
      read: () => BOOKS,
    }),
  },
});
