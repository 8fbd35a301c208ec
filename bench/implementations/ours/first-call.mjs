import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { z } from "zod";

// Plain JavaScript, as what is published: the start of the compiler of types is none of ours.

/** A server with one tool, and its client, in this process. */
export async function inMemory() {
  const input = z.object({ text: z.string() });
  const echo = tool({ description: "Echo.", input, run: ({ text }) => text });
  const [near, far] = memoryPair();
  createServer(defineServer({ name: "bench", version: "1.0.0", tools: { echo } })).serve(far);
  const client = await connect({ channel: near });
  return {
    async echo(text) {
      const { content } = await client.callTool("echo", { text });
      return content[0].text;
    },
  };
}
