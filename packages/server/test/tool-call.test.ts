import { ErrorCode } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineServer, type ServerEvent, ToolError, tool } from "../src/index.ts";
import { startEra } from "./raw-client.ts";

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

/** A `ProtocolError` as a second copy of its package has it. */
class CopiedError extends Error {
  override name = "ProtocolError";
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }

  toJSON(): object {
    return { code: this.code, message: this.message, data: this.data };
  }
}

describe("a handler that fails", () => {
  const failing = defineServer({
    name: "failing",
    version: "1",
    tools: {
      throws: tool({
        run() {
          throw new Error("secret at /etc");
        },
      }),
      rejects: tool({ run: () => Promise.reject(new Error("secret at /etc")) }),
      string: tool({
        run() {
          throw "secret at /etc";
        },
      }),
      undefined: tool({ run: () => Promise.reject(undefined) }),
      circular: tool({
        run() {
          const secret: { self?: unknown } = {};
          secret.self = secret;
          return secret;
        },
      }),
      odd: tool({ run: () => Promise.reject(Object.create(null)) }),
      oddSync: tool({
        run() {
          throw Object.create(null);
        },
      }),
      wordless: tool({ run: () => Promise.reject(Object.assign(new Error(), { message: 1n })) }),
      revoked: tool({
        run() {
          const { proxy, revoke } = Proxy.revocable(new Error("secret at /etc"), {});
          revoke();
          throw proxy;
        },
      }),
      copied: tool({ run: () => Promise.reject(new CopiedError(-32_050, "Mine", { a: 1 })) }),
      public: tool({
        run() {
          throw new ToolError("No such city");
        },
      }),
    },
  });

  test.each([
    "throws",
    "rejects",
    "string",
    "undefined",
    "circular",
    "odd",
    "oddSync",
    "wordless",
    "revoked",
  ])("is redacted: %s", async (name) => {
    const events: ServerEvent[] = [];
    const options = { onEvent: (event: ServerEvent) => events.push(event) };
    await using era = await startEra("2025-11-25", failing, { options });

    const { result } = await era.client.call(name);

    const [event] = events;
    if (event?.type !== "request.failed") throw new Error("nothing was reported");
    expect(result).toEqual({
      content: [{ type: "text", text: `The tool failed (reference ${event.reference})` }],
      isError: true,
    });
    expect(era.client.server.counts.running).toBe(0);
  });

  test.each([
    ["throws", "secret at /etc"],
    ["string", "secret at /etc"],
    ["undefined", "undefined"],
    ["odd", "Error without a message"],
    ["oddSync", "Error without a message"],
    ["wordless", "Error without a message"],
    ["revoked", "Error without a message"],
  ])("is shown where errors are exposed: %s", async (name, text) => {
    await using era = await startEra("2025-11-25", failing, { options: { expose: true } });

    expect((await era.client.call(name)).result).toEqual({
      content: [{ type: "text", text }],
      isError: true,
    });
  });

  test("with a ProtocolError of another copy of its package is answered with that", async () => {
    await using era = await startEra("2025-11-25", failing);

    expect((await era.client.call("copied")).error).toEqual({
      code: -32_050,
      message: "Mine",
      data: { a: 1 },
    });
  });

  test("with a ToolError tells its message", async () => {
    const events: ServerEvent[] = [];
    const options = { onEvent: (event: ServerEvent) => events.push(event) };
    await using era = await startEra("2025-11-25", failing, { options });

    const { result } = await era.client.call("public");

    expect(result).toEqual({ content: [{ type: "text", text: "No such city" }], isError: true });
    expect(events).toEqual([]);
  });
});
