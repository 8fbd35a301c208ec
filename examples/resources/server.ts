import { defineServer, resource } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";

const NOTES = new Map([
  ["monday", "Water the plants."],
  ["tuesday", "Water the plants again."],
]);

const notebook = defineServer({
  name: "notebook",
  version: "1.0.0",
  resources: {
    "notes://summary": resource({
      description: "How many notes there are.",
      read: () => ({ notes: NOTES.size }),
    }),
    "notes://day/{day}": resource<"notes://day/{day}">({
      description: "The note of a day.",
      mimeType: "text/plain",
      list: () => [...NOTES.keys()].map((day) => `notes://day/${day}`),
      complete: { day: (begun) => [...NOTES.keys()].filter((day) => day.startsWith(begun)) },
      // No such note, no such resource.
      read: ({ day }) => NOTES.get(day),
    }),
  },
});

await serveStdio(notebook);
