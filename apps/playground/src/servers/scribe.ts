import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";

/** A writer without a model of its own: it asks for that of its client. */
export const scribe = defineServer({
  name: "scribe",
  title: "Scribe",
  version: "1.0.0",
  tools: {
    write: tool({
      description: "Writes a few sentences, with the model of whoever asks.",
      input: z.object({ opening: z.string().default("Once upon a time, there was a boat") }),
      async run({ opening }, ctx) {
        await ctx.progress(1, 2, "asking your model");
        const { content, model } = await ctx.sample({
          key: "text",
          messages: [{ role: "user", content: { type: "text", text: opening } }],
          systemPrompt: "Go on with the story.",
          maxTokens: 60,
          temperature: 0.7,
        });
        const blocks = Array.isArray(content) ? content : [content];
        const text = blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
        return `${opening}${text} (${model})`;
      },
    }),
  },
});
