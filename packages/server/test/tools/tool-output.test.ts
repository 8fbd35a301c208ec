import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineServer, type ServerEvent, tool } from "../../src/index.ts";
import { startEra } from "../raw-client.ts";

describe("output", () => {
  const outputs = defineServer({
    name: "outputs",
    version: "1",
    tools: {
      error: tool({
        output: z.object({ n: z.number() }),
        run: () => ({ content: [{ type: "text", text: "no" }], isError: true }),
      }),
      missing: tool({ output: z.object({ n: z.number() }), run: () => ({ content: [] }) }),
      wrong: tool({
        output: z.object({ n: z.number() }),
        run: () => JSON.parse('{"n":"secret"}'),
      }),
      wrongWhole: tool({
        output: z.object({ n: z.number() }),
        run: () => ({ content: [], structuredContent: { n: "secret" } }),
      }),
      whole: tool({
        output: z.object({ n: z.number() }),
        run: () => ({ content: [], structuredContent: { n: 1, extra: 2 }, _meta: { a: 1 } }),
      }),
      stripped: tool({
        output: z.object({ n: z.number().default(7) }),
        run: () => JSON.parse('{"extra":1}'),
      }),
      slow: tool({
        output: z.object({ n: z.number().refine(async (n) => n > 0) }),
        run: async () => ({ n: -1 }),
      }),
      union: tool({ output: z.union([z.string(), z.array(z.int()), z.null()]), run: () => null }),
    },
  });

  test("that is an error passes untouched (case 122)", async () => {
    await using era = await startEra("2026-07-28", outputs);

    const { result } = await era.client.call("error", {}, era.params);

    expect(result).toMatchObject({ content: [{ text: "no" }], isError: true });
    expect(result).not.toHaveProperty("structuredContent");
  });

  test.each(["missing", "wrong", "wrongWhole", "slow"])(
    "that does not match its schema is a redacted error: %s (case 122)",
    async (name) => {
      const events: ServerEvent[] = [];
      const options = { onEvent: (event: ServerEvent) => events.push(event) };
      await using era = await startEra("2026-07-28", outputs, { options });

      const { result } = await era.client.call(name, {}, era.params);

      expect(result?.["isError"]).toBe(true);
      expect(result).not.toHaveProperty("structuredContent");
      expect(JSON.stringify(result)).not.toContain("secret");
      expect(events).toMatchObject([
        { type: "request.failed", error: { message: expect.stringContaining("is invalid") } },
      ]);
    },
  );

  test.each([
    ["whole", { n: 1 }],
    ["stripped", { n: 7 }],
  ])("is what its schema gives: %s", async (name, structuredContent) => {
    await using era = await startEra("2026-07-28", outputs);

    const { result } = await era.client.call(name, {}, era.params);

    expect(result).toMatchObject({
      structuredContent,
      content: [{ text: JSON.stringify(structuredContent) }],
    });
    expect(result?.["structuredContent"]).not.toHaveProperty("extra");
  });

  test("may be null where the revision takes any value (case 107)", async () => {
    await using era = await startEra("2026-07-28", outputs);

    const { result } = await era.client.call("union", {}, era.params);

    expect(result).toMatchObject({ content: [{ text: "null" }], structuredContent: null });
  });
});
