import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { z } from "zod";
import { createInspector, type InspectorOptions } from "../src/index.ts";

/** A server with a tool that answers what it was asked, and one that fails. */
export const echo = defineServer({
  name: "echo",
  version: "1.2.3",
  tools: {
    echo: tool({
      description: "Answers what it was asked.",
      input: z.record(z.string(), z.unknown()),
      async run(input, ctx) {
        await ctx.progress(1, 2);
        return { ...input };
      },
    }),
    fail: tool({
      description: "Fails.",
      input: z.object({ why: z.string() }),
      run({ why }) {
        throw new Error(`Cannot: ${why}`, { cause: new Error(why) });
      },
    }),
  },
});

/** A client and a server that one inspector sees, ready for calls. */
export async function inspectedPair(options: InspectorOptions = {}) {
  const inspector = createInspector(options);
  const [near, far] = memoryPair();
  const server = createServer(echo, { inspect: inspector, expose: true, onEvent() {} });
  server.serve(far);
  const client = await connect({ channel: near }, { inspect: inspector, liveness: false });
  return {
    inspector,
    client,
    server,
    async [Symbol.asyncDispose]() {
      await client.close();
      inspector.close();
    },
  };
}
