import { connect } from "@mcp-actors/client";
import type { CreateMessageRequestParams } from "@mcp-actors/protocol";
import { defineServer, tool } from "@mcp-actors/server";
import { describe, expect, test } from "vitest";
import { samplingWith } from "../../src/backends/index.ts";
import type { Generate, GenerateRequest } from "../../src/index.ts";
import { storyteller, tell } from "../../src/storyteller/index.ts";

const OPENING = "Once upon a time, there was";

/** A server whose tool samples. */
const author = defineServer({
  name: "author",
  version: "1.0.0",
  tools: {
    write: tool({
      async run(_args, ctx) {
        return ctx.sample({
          messages: [{ role: "user", content: { type: "text", text: OPENING } }],
          maxTokens: 12,
        });
      },
    }),
  },
});

test.each(["legacy", "modern"])("answers what a server of the %s era samples", async (era) => {
  await using client = await connect(author, {
    era,
    sampling: samplingWith(storyteller({ seed: 7 }), { model: "storyteller" }),
  });

  const { structuredContent } = await client.callTool("write");

  expect(structuredContent).toMatchObject({
    role: "assistant",
    content: { type: "text", text: [...tell(OPENING, { seed: 7, maxTokens: 12 })].join("") },
    model: "storyteller",
    stopReason: "maxTokens",
  });
});

describe("what is sampled", () => {
  const asked = () => ({ signal: new AbortController().signal });

  test("reaches the model as a conversation, with the last word of the user as prompt", async () => {
    const requests: GenerateRequest[] = [];
    const generate: Generate = async function* (request) {
      requests.push(request);
      yield "ok";
    };
    const params: CreateMessageRequestParams = {
      messages: [
        { role: "user", content: { type: "text", text: "one" } },
        { role: "assistant", content: { type: "text", text: "two" } },
        {
          role: "user",
          content: [
            { type: "text", text: "three" },
            { type: "text", text: "four" },
          ],
        },
      ],
      maxTokens: 5,
      systemPrompt: "Count",
      temperature: 0.1,
      stopSequences: ["!"],
    };

    await samplingWith(generate)(params, asked());

    expect(requests).toEqual([
      {
        prompt: "three\nfour",
        messages: [
          { role: "user", content: "one" },
          { role: "assistant", content: "two" },
          { role: "user", content: "three\nfour" },
        ],
        maxTokens: 5,
        system: "Count",
        temperature: 0.1,
        stop: ["!"],
      },
    ]);
  });

  test("is refused where it is more than text", async () => {
    const image = { type: "image", data: "", mimeType: "image/png" } as const;
    const answer = samplingWith(storyteller());

    await expect(
      answer({ messages: [{ role: "user", content: image }], maxTokens: 5 }, asked()),
    ).rejects.toMatchObject({ code: -32602, message: 'This model reads text alone, not "image"' });
  });
});
