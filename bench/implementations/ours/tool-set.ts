import { defineServer, type ServerDefinition, tool } from "@mcp-actors/server";
import { z } from "zod";
import { benchServer } from "./definition.ts";

/** The tools of every implementation, and so many more. */
export function serverWith(more: number): ServerDefinition {
  const others = Array.from({ length: more }, (_, index) => [`find${index}`, finder()] as const);
  const { tools } = benchServer;
  return defineServer({ ...benchServer, tools: { ...tools, ...Object.fromEntries(others) } });
}

function finder() {
  return tool({
    description: "Finds things.",
    input: z.object({
      text: z.string(),
      filter: z.object({ tags: z.array(z.string()), limit: z.number().optional() }),
      mode: z.enum(["all", "some"]),
    }),
    run: ({ text }) => text,
  });
}
