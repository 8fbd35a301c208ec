import { connect } from "@mcp-actors/client";
import { connectModel, modelTool } from "@mcp-actors/model";
import { samplingWith } from "@mcp-actors/model/backends";
import { storyteller } from "@mcp-actors/model/storyteller";
import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";

const hero = modelTool({
  description: "Says who a story is about.",
  input: z.object({ kind: z.enum(["child", "animal"]) }),
  run: ({ kind }) => (kind === "child" ? "Leo" : "a fox"),
});

await using model = await connectModel(
  { command: process.execPath, args: ["server.ts"], cwd: import.meta.dirname },
  { tools: { hero } },
);

for await (const token of model.generate("A story, please")) process.stdout.write(token);
process.stdout.write("\n\n");

const cut = model.generate("Another one");
for await (const token of cut) {
  process.stdout.write(token);
  if (cut.text.length > 100) break;
}
await cut.catch((error: Error) => console.log(` … (${error.message})`));

// The same model answers what an MCP server samples.
const author = defineServer({
  name: "author",
  version: "1.0.0",
  tools: {
    write: tool({
      async run(_args, ctx) {
        const text = "There once was a curious girl named Ada.";
        const messages = [{ role: "user", content: { type: "text", text } }] as const;
        const { content } = await ctx.sample({ messages, maxTokens: 20 });
        return content;
      },
    }),
  },
});
await using client = await connect(author, {
  sampling: samplingWith(storyteller({ seed: 7 }), { model: "storyteller" }),
});
console.log((await client.callTool("write")).content);
