import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";

export const greeter = defineServer({
  name: "greeter",
  version: "1.0.0",
  tools: {
    greet: tool({
      description: "Greets somebody.",
      input: z.object({ name: z.string() }),
      run: ({ name }) => `Hello, ${name}!`,
    }),
  },
});
