import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";
import { z } from "zod";

const greeter = defineServer({
  name: "greeter",
  version: "1.0.0",
  tools: {
    greet: tool({
      description: "Greets somebody.",
      input: z.object({ name: z.string() }),
      run: ({ name }) => `Hello, ${name}`,
    }),
  },
});

await serveStdio(greeter);
