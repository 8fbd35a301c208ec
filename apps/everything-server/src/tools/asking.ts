import type { CreateMessageResult } from "@mcp-actors/protocol";
import { tool } from "@mcp-actors/server";
import { z } from "zod";

/** Tools that ask the client, one thing each. */
export const asking = {
  test_sampling: tool({
    description: "Asks the client's model to go on from a prompt.",
    input: z.object({ prompt: z.string().describe("What the model is to answer") }),
    async run({ prompt }, { sample }) {
      const answer = await sample({
        messages: [{ role: "user", content: { type: "text", text: prompt } }],
        maxTokens: 100,
      });
      return `LLM response: ${textOf(answer)}`;
    },
  }),
  test_elicitation: tool({
    description: "Asks the person at the client for a name and an address.",
    input: z.object({ message: z.string().describe("What the person is told") }),
    async run({ message }, { elicit }) {
      const answer = await elicit({
        message,
        schema: z.object({
          username: z.string().describe("User's response"),
          email: z.string().describe("User's email address"),
        }),
      });
      return `User response: ${JSON.stringify(answer)}`;
    },
  }),
  test_elicitation_url: tool({
    description: "Asks the person at the client to visit a page.",
    async run(_args, { elicitUrl }) {
      await elicitUrl({ message: "Please read this", url: "https://modelcontextprotocol.io" });
      return "The person agreed to visit the page";
    },
  }),
  test_missing_capability: tool({
    description: "Needs a client that has a model.",
    async run(_args, { sample }) {
      const answer = await sample({
        messages: [{ role: "user", content: { type: "text", text: "Say anything." } }],
        maxTokens: 10,
      });
      return textOf(answer);
    },
  }),
  test_streaming_elicitation: tool({
    description: "Reports progress, and asks the person at the client to confirm.",
    async run(_args, { elicit, progress }) {
      await progress(1, 2, "about to ask");
      const { confirmed } = await elicit({
        message: "Shall I go on?",
        schema: z.object({ confirmed: z.boolean() }),
      });
      return confirmed ? "Confirmed" : "Not confirmed";
    },
  }),
};

function textOf({ content }: CreateMessageResult): string {
  const blocks = Array.isArray(content) ? content : [content];
  return blocks.map((block) => (block.type === "text" ? block.text : `[${block.type}]`)).join("");
}
