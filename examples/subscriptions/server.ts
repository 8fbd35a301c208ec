import { defineServer, resource, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

let degrees = 20;

const room = defineServer({
  name: "room",
  version: "1.0.0",
  resources: {
    "room://temperature": resource({ read: () => `${degrees} degrees` }),
  },
  tools: {
    heat: tool({
      description: "Makes the room warmer, and tells whoever follows its temperature.",
      input: z.object({ by: z.number() }),
      run({ by }, { server }) {
        degrees += by;
        server.changed({ resource: "room://temperature" });
      },
    }),
  },
});

await serveStdio(room);
