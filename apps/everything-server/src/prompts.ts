import { prompt } from "@mcp-actors/server";
import { z } from "zod";
import { pixel } from "./fixtures/pixel.ts";

const WORDS = ["paris", "park", "party", "test", "testing"];

/** Prompts with every kind of content. */
export const prompts = {
  test_simple_prompt: prompt({
    description: "Has no arguments.",
    get: () => "This is a simple prompt for testing.",
  }),
  test_prompt_with_arguments: prompt({
    description: "Has two arguments, the first of which can be completed.",
    arguments: {
      arg1: { description: "First test argument", required: true },
      arg2: { description: "Second test argument", required: true },
    },
    complete: { arg1: (value) => WORDS.filter((word) => word.startsWith(value)) },
    get: ({ arg1, arg2 }) => `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`,
  }),
  test_prompt_with_embedded_resource: prompt({
    description: "Has a resource with what it holds.",
    arguments: { resourceUri: { description: "URI of the resource to embed", required: true } },
    get: ({ resourceUri }) => [
      {
        role: "user",
        content: {
          type: "resource",
          resource: {
            uri: resourceUri,
            mimeType: "text/plain",
            text: "Embedded resource content for testing.",
          },
        },
      },
      {
        role: "user",
        content: { type: "text", text: "Please process the embedded resource above." },
      },
    ],
  }),
  test_prompt_with_image: prompt({
    description: "Has an image.",
    get: () => [
      { role: "user", content: { type: "image", data: pixel, mimeType: "image/png" } },
      { role: "user", content: { type: "text", text: "Please analyze the image above." } },
    ],
  }),
  test_input_required_result_prompt: prompt({
    description: "Asks for its context before it is given.",
    async get(_args, { elicit }) {
      const { context } = await elicit({
        key: "user_context",
        message: "What context should the prompt use?",
        schema: z.object({ context: z.string() }),
      });
      return `Use this context: ${context}`;
    },
  }),
};
