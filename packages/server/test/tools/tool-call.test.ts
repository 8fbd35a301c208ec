import { ErrorCode } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineServer, tool } from "../../src/index.ts";
import { startEra } from "../raw-client.ts";

const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];

const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      input: z.object({ city: z.string(), days: z.array(z.int()).default([1]) }),
      output: z.object({ celsius: z.number() }),
      run: ({ days }) => ({ celsius: days.length }),
    }),
    strict: tool({ input: z.strictObject({ city: z.string() }), run: ({ city }) => city }),
    bare: tool({ run: () => "bare" }),
    constructor: tool({ run: () => "constructor" }),
    ["__proto__"]: tool({ run: () => "proto" }),
    deep: tool({ input: z.object({ value: z.unknown() }), run: ({ value }) => ({ value }) }),
    async: tool({
      input: z.object({ n: z.number().refine(async (n) => n > 0, "Must be positive") }),
      run: async ({ n }) => n,
    }),
  },
});

test.each(REVISIONS)("calls a tool in %s", async (version) => {
  await using era = await startEra(version, weather);

  const { result } = await era.client.call("forecast", { city: "Oslo" }, era.params);

  expect(result?.["content"]).toEqual([{ type: "text", text: '{"celsius":1}' }]);
});

test.each(["constructor", "__proto__"])("runs a tool called %s", async (name) => {
  await using era = await startEra("2026-07-28", weather);

  expect((await era.client.call(name, {}, era.params)).result).toMatchObject({
    content: [{ text: name.replaceAll("_", "") }],
  });
});

test.each(REVISIONS)("refuses a tool that is not there in %s", async (version) => {
  await using era = await startEra(version, weather);

  expect((await era.client.call("toString", {}, era.params)).error).toEqual({
    code: ErrorCode.InvalidParams,
    message: "Unknown tool: toString",
  });
});

test.each([
  ["a name that is no string", { name: 1 }],
  ["arguments that are an array", { name: "bare", arguments: [] }],
  ["arguments that are null", { name: "bare", arguments: null }],
])("refuses %s", async (_what, params) => {
  await using era = await startEra("2026-07-28", weather);

  const { error } = await era.client.request("tools/call", { ...params, ...era.params });

  expect(error?.code).toBe(ErrorCode.InvalidParams);
});

describe("bad arguments", () => {
  const problem = "Invalid arguments for tool forecast: city: ";
  const args = { city: 1, days: ["x"] };

  test.each(["2024-11-05", "2025-03-26", "2025-06-18"])("are an error in %s", async (version) => {
    await using era = await startEra(version, weather);

    const { error } = await era.client.call("forecast", args);

    expect(error?.code).toBe(ErrorCode.InvalidParams);
    expect(error?.message).toContain(problem);
    expect(error?.message).toContain("; days[0]: ");
  });

  test.each(["2025-11-25", "2026-07-28"])("are a result in %s", async (version) => {
    await using era = await startEra(version, weather);

    const { result } = await era.client.call("forecast", args, era.params);

    expect(result?.["isError"]).toBe(true);
    expect(JSON.stringify(result?.["content"])).toContain(problem);
  });

  test.each(["strict", "bare"])("of %s are named where misspelt (case 121)", async (name) => {
    await using era = await startEra("2026-07-28", weather);

    const { result } = await era.client.call(name, { city: "Oslo", citty: "Oslo" }, era.params);

    expect(result?.["isError"]).toBe(true);
    expect(JSON.stringify(result?.["content"])).toContain("citty");
  });

  test("are found by checks that take their time", async () => {
    await using era = await startEra("2026-07-28", weather);

    const [bad, good] = await Promise.all([
      era.client.call("async", { n: -1 }, era.params),
      era.client.call("async", { n: 1 }, era.params),
    ]);

    expect(bad.result).toMatchObject({ isError: true });
    expect(good.result).toMatchObject({ content: [{ text: "1" }] });
  });
});

test.each(["deep", "bare"])(
  "answers %s arguments that nest 200,000 deep (case 133)",
  async (name) => {
    await using era = await startEra("2025-11-25", weather);
    let value: unknown = [];
    for (let depth = 0; depth < 200_000; depth += 1) value = [value];

    const reply = await era.client.call(name, { value });

    expect(reply.error ?? reply.result?.["isError"]).toBeTruthy();
    expect((await era.client.call("bare")).result).toMatchObject({ content: [{ text: "bare" }] });
  },
);
