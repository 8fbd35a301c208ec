import { type CreateMessageRequestParams, VERSIONS } from "@mcp-actors/protocol";
import { defineServer, tool } from "@mcp-actors/server";
import { describe, expect, test } from "vitest";
import { connectPair } from "../src/index.ts";

const HELLO = { role: "user", content: { type: "text", text: "hello" } } as const;
const REPLY = {
  role: "assistant",
  content: { type: "text", text: "a model's word" },
  model: "m",
} as const;

const asker = defineServer({
  name: "asker",
  version: "1.0.0",
  tools: {
    sample: tool({
      run: async (_args, ctx) => {
        const { model, content } = await ctx.sample({ messages: [HELLO], maxTokens: 5 });
        return { model, content };
      },
    }),
    sampleWithTools: tool({
      run: async (_args, ctx) => {
        const tools = [{ name: "add", inputSchema: { type: "object" as const } }];
        const { model } = await ctx.sample({ messages: [HELLO], maxTokens: 5, tools });
        return { model };
      },
    }),
    roots: tool({ run: async (_args, ctx) => ({ roots: await ctx.listRoots() }) }),
  },
});

describe.each(VERSIONS)("in %s", (era) => {
  test("a client samples, and tells where the server may work", async () => {
    const asked: CreateMessageRequestParams[] = [];
    await using pair = await connectPair(asker, {
      client: {
        era,
        roots: [{ uri: "file:///tmp", name: "tmp" }],
        sampling: (params) => {
          asked.push(params);
          return REPLY;
        },
      },
    });

    await pair.client.callTool("sample");
    const rooted = await pair.client.callTool("roots");

    expect(asked).toMatchObject([{ messages: [HELLO], maxTokens: 5 }]);
    expect(JSON.stringify(rooted)).toContain("file:///tmp");
  });

  test.each(["sample", "sampleWithTools", "roots"])(
    "%s fails before it is asked where it was not declared (case 132)",
    async (name) => {
      const sampling = name === "sampleWithTools" ? { sampling: () => REPLY } : {};
      await using pair = await connectPair(asker, { client: { era, ...sampling } });

      await expect(pair.client.callTool(name)).rejects.toMatchObject({
        code: era === "2026-07-28" ? -32_021 : -32_602,
        message: expect.stringContaining("did not declare"),
      });
    },
  );
});

test.each(["2026-07-28", "2025-11-25"])("a client samples with tools in %s", async (era) => {
  await using pair = await connectPair(asker, {
    client: { era, sampling: { answer: () => REPLY, tools: true } },
  });

  expect((await pair.client.callTool("sampleWithTools")).structuredContent).toEqual({ model: "m" });
});
