import { defineServer, prompt, resource, tool } from "@mcp-actors/server";
import { z } from "zod";
import { pocketTools } from "./pocket-tools.ts";

const notes = new Map([["welcome", "This server runs in a worker of your page."]]);
const CITIES = ["Oslo", "Osaka", "Odense", "Porto", "Paris", "Prague"];
const ABOUT = { name: "pocket", title: "Pocket", version: "1.0.0" };

const changing = {
  write_note: tool({
    title: "Write a note",
    description: "Writes a note; those who watch it see it change.",
    input: z.object({ name: z.string().default("welcome"), text: z.string().default("Changed!") }),
    run({ name, text }, { server }) {
      const isNew = !notes.has(name);
      notes.set(name, text);
      server.changed({ resource: `note://${name}` });
      if (isNew) server.changed({ list: "resources" });
      return `Wrote ${name}`;
    },
  }),
  grow: tool({
    title: "Grow",
    description: "Gives this server one more tool: watch the list.",
    run(_args, { server }) {
      grown += 1;
      server.update(pocketWith(grown));
      return `Grew tool_${grown}`;
    },
  }),
  shrink: tool({
    title: "Shrink",
    description: "Takes a grown tool away.",
    run(_args, { server }) {
      grown = Math.max(0, grown - 1);
      server.update(pocketWith(grown));
      return `${grown} grown tools are left`;
    },
  }),
};

let grown = 0;

/** A bit of everything, in a worker of the page. */
export const pocket = pocketWith(0);

function pocketWith(count: number) {
  const extra = Array.from({ length: count }, (_, index) => [
    `tool_${index + 1}`,
    tool({ description: "Has grown.", run: () => `tool_${index + 1} works` }),
  ]);
  return defineServer({
    ...ABOUT,
    description: "A bit of everything, in a worker of this page.",
    instructions: "Try count and cancel it; try greet and answer; try grow and watch the list.",
    tools: { ...pocketTools, ...changing, ...Object.fromEntries(extra) },
    resources: {
      "note://{name}": resource<"note://{name}">({
        title: "A note",
        description: "Notes by their names.",
        mimeType: "text/plain",
        list: () => [...notes.keys()].map((name) => ({ uri: `note://${name}`, name })),
        complete: { name: (value) => [...notes.keys()].filter((name) => name.startsWith(value)) },
        read: ({ name }) => notes.get(name),
      }),
    },
    prompts: {
      travel: prompt({
        title: "Travel",
        description: "Plans a trip.",
        arguments: {
          city: { description: "Where to", required: true },
          days: { description: "How long" },
        },
        complete: {
          city: (value) =>
            CITIES.filter((city) => city.toLowerCase().startsWith(value.toLowerCase())),
        },
        get: ({ city, days = "3" }) => `Plan ${days} days in ${city} for me.`,
      }),
    },
  });
}
