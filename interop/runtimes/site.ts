import { connect } from "@mcp-actors/client";
import { defineServer, tool } from "@mcp-actors/server";
import { createFetchHandler } from "@mcp-actors/server/http";
import { z } from "zod";

// What runs in each runtime: nothing of it is Node's.

const site = defineServer({
  name: "site",
  version: "1.0.0",
  tools: {
    add: tool({
      description: "Adds two numbers.",
      input: z.object({ a: z.number(), b: z.number() }),
      run: ({ a, b }) => `${a + b}`,
    }),
    count: tool({
      description: "Counts to a number, and reports each.",
      input: z.object({ to: z.number() }),
      async *run({ to }, { progress }) {
        for (let done = 1; done <= to; done += 1) yield progress(done, to);
        return `${to}`;
      },
    }),
    ask: tool({
      description: "Asks a person for their name.",
      async run(_args, { elicit }) {
        const { name } = await elicit({ message: "Name?", schema: z.object({ name: z.string() }) });
        return `Hello, ${name}`;
      },
    }),
    touch: tool({
      description: "Tells everybody that the tools have changed.",
      run(_args, { server }) {
        server.changed({ list: "tools" });
        return "told";
      },
    }),
    relay: tool({
      description: "Calls a tool of the server at a URL.",
      input: z.object({ url: z.string(), name: z.string() }),
      async run({ url, name }) {
        await using client = await connect(url);
        const { content } = await client.callTool(name);
        return content;
      },
    }),
  },
});

export default { fetch: createFetchHandler(site) };
