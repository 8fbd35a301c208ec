import { defineServer, tool } from "@mcp-actors/server";
import { createFetchHandler } from "@mcp-actors/server/http";
import { z } from "zod";
import type { Side } from "../side.ts";

/** The fetch handler of a server with so many tools. */
export const handler: Side["handler"] = (tools) => {
  const names = Array.from({ length: tools }, (_, index) =>
    index === 0 ? "echo" : `echo${index}`,
  );
  const definition = defineServer({
    name: "many",
    version: "1.0.0",
    tools: Object.fromEntries(names.map((name) => [name, echo()])),
  });
  return createFetchHandler(definition);
};

function echo() {
  return tool({
    description: "Gives back its text.",
    input: z.object({ text: z.string(), more: z.object({ tags: z.array(z.string()) }).optional() }),
    run: ({ text }) => text,
  });
}
