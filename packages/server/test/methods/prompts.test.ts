import { ErrorCode, type Params } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineServer, prompt, ToolError } from "../../src/index.ts";
import { ask, EVERY_LEGACY, EVERY_REVISION, expectOfficial } from "../every-revision.ts";
import { modern, startClient, startEra } from "../raw-client.ts";

const icons = [{ src: "data:image/png;base64,AA==" }];
const said = (text: string) => ({ role: "user", content: { type: "text", text } });

const library = defineServer({
  name: "library",
  version: "1.0.0",
  prompts: {
    plain: prompt({
      title: "Plain",
      description: "Says one thing",
      icons,
      _meta: { "example.com/m": 1 },
      get: () => "This is a simple prompt for testing.",
    }),
    two: prompt({
      arguments: { arg1: { title: "One", description: "The first", required: true }, arg2: {} },
      get: ({ arg1, arg2 }) => `arg1='${arg1}', arg2='${arg2}'`,
    }),
    schema: prompt({
      arguments: z.object({
        city: z.string().min(2).meta({ title: "City", description: "Which" }),
        unit: z.enum(["C", "F"]).optional(),
        days: z.string().transform(Number).optional(),
      }),
      get: ({ city, days, unit }) => `${city} ${typeof days} ${unit}`,
    }),
    async: prompt({
      arguments: z.object({ a: z.string().refine(async (a) => a === "a", "Must be a") }),
      get: async ({ a }) => a,
    }),
    message: prompt({
      get: () => ({ role: "assistant", content: { type: "image", data: "AA==", mimeType: "i/p" } }),
    }),
    whole: prompt({
      get: () => ({
        description: "All of it",
        messages: [
          { role: "user", content: { type: "resource", resource: { uri: "a:b", text: "" } } },
          { role: "user", content: { type: "audio", data: "AA==", mimeType: "audio/wav" } },
          { role: "user", content: { type: "resource_link", uri: "a:b", name: "b" } },
        ],
        _meta: { "example.com/m": 1 },
      }),
    }),
    none: prompt({ get: () => [] }),
    ["__proto__"]: prompt({ get: () => "proto" }),
    fails: prompt({
      arguments: { how: {} },
      get({ how }) {
        if (how === "told") throw new ToolError("No paper");
        throw new Error("secret");
      },
    }),
  },
});

const get = (version: string, name: unknown, args?: unknown) =>
  ask(version, library, {
    method: "prompts/get",
    params: { name, ...(args !== undefined && { arguments: args }) },
  });

describe.each(EVERY_REVISION)("in %s", (version) => {
  test("lists prompts as they were defined", async () => {
    const { result } = await ask(version, library, { method: "prompts/list" });

    expectOfficial(version, "ListPromptsResult", result);
    expect(result?.["prompts"]).toMatchObject([
      {
        name: "plain",
        title: "Plain",
        description: "Says one thing",
        icons,
        _meta: { "example.com/m": 1 },
      },
      {
        name: "two",
        arguments: [
          { name: "arg1", title: "One", description: "The first", required: true },
          { name: "arg2" },
        ],
      },
      {
        name: "schema",
        arguments: [
          { name: "city", title: "City", description: "Which", required: true },
          { name: "unit" },
          { name: "days" },
        ],
      },
      ...["async", "message", "whole", "none", "__proto__", "fails"].map((name) => ({ name })),
    ]);
  });

  test.each<[string, object | undefined, object]>([
    ["plain", undefined, [said("This is a simple prompt for testing.")]],
    ["two", { arg1: "a", arg2: "" }, [said("arg1='a', arg2=''")]],
    ["two", { arg1: "a" }, [said("arg1='a', arg2='undefined'")]],
    ["schema", { city: "Oslo", days: "3", unit: "C" }, [said("Oslo number C")]],
    ["async", { a: "a" }, [said("a")]],
    ["message", {}, [{ role: "assistant", content: { type: "image" } }]],
    ["none", {}, []],
    ["__proto__", {}, [said("proto")]],
  ])("fills %s in with %j", async (name, args, messages) => {
    const { result } = await get(version, name, args);

    expectOfficial(version, "GetPromptResult", result);
    expect(result?.["messages"]).toMatchObject(messages);
  });

  test("keeps a whole result, and shows what the revision lacks as text", async () => {
    const { result } = await get(version, "whole");

    expectOfficial(version, "GetPromptResult", result);
    expect(result).toMatchObject({ description: "All of it", _meta: { "example.com/m": 1 } });
    expect(result?.["messages"]).toMatchObject([
      { content: { type: "resource" } },
      { content: { type: version === "2024-11-05" ? "text" : "audio" } },
      { content: { type: version < "2025-06-18" ? "text" : "resource_link" } },
    ]);
  });

  test.each<[string, unknown, string]>([
    ["toString", {}, "Unknown prompt: toString"],
    ["two", {}, "Missing arguments for prompt two: arg1"],
    ["schema", undefined, "Missing arguments for prompt schema: city"],
    ["two", { arg1: "a", arg3: "b" }, "Unknown arguments for prompt two: arg3"],
    ["two", { arg1: 1 }, "arguments.arg1 must be a string"],
    ["two", [], "arguments must be an object"],
    ["two", null, "arguments must be an object"],
  ])("refuses %s with %j", async (name, args, message) => {
    expect((await get(version, name, args)).error).toEqual({
      code: ErrorCode.InvalidParams,
      message,
    });
  });

  test.each([
    ["schema", { city: "O" }, "Invalid arguments for prompt schema: city: "],
    ["async", { a: "b" }, "Invalid arguments for prompt async: a: Must be a"],
  ])("refuses values that the schema of %s does not take", async (name, args, message) => {
    const { error } = await get(version, name, args);

    expect(error?.code).toBe(ErrorCode.InvalidParams);
    expect(error?.message).toContain(message);
  });

  test("tells the message of a ToolError, and of no other", async () => {
    expect((await get(version, "fails", { how: "told" })).error).toEqual({
      code: ErrorCode.InternalError,
      message: "No paper",
    });
    expect((await get(version, "fails")).error?.message).toMatch(/^Internal error \(reference/);
  });

  test.each(["prompts/list", "prompts/get"])("has no %s where none is offered", async (method) => {
    const none = defineServer({ name: "none", version: "1" });

    const { error } = await ask(version, none, { method, params: { name: "a" } });

    expect(error?.code).toBe(ErrorCode.MethodNotFound);
  });
});

const CAPABILITIES = { elicitation: {} };
const asking = defineServer({
  name: "asking",
  version: "1",
  prompts: {
    ask: prompt({
      arguments: { topic: {} },
      async get({ topic }, ctx) {
        const schema = z.object({ context: z.string() });
        const { context } = await ctx.elicit({ key: "user_context", message: "What?", schema });
        return `${topic}: ${context}`;
      },
    }),
  },
});

test.each(EVERY_LEGACY.slice(2))(
  "asks the client while it is filled in, in %s",
  async (version) => {
    await using era = await startEra(version, asking, { capabilities: CAPABILITIES });
    era.client.answerQuestion = () => ({ result: { action: "accept", content: { context: "c" } } });

    const params = { name: "ask", arguments: { topic: "t" } };
    const { result } = await era.client.request("prompts/get", params);

    expect(result).toEqual({ messages: [said("t: c")] });
  },
);

test("asks in rounds, bound to the arguments", async () => {
  await using client = startClient(asking);
  const round = (topic: string, params?: Params) =>
    client.request("prompts/get", {
      name: "ask",
      arguments: { topic },
      ...modern(CAPABILITIES),
      ...params,
    });
  const inputResponses = { user_context: { action: "accept", content: { context: "c" } } };

  const first = await round("t");
  expectOfficial("2026-07-28", "InputRequiredResult", first.result);
  const requestState = first.result?.["requestState"];
  const other = await round("u", { requestState, inputResponses });
  const second = await round("t", { requestState, inputResponses });

  expect(other.error?.code).toBe(ErrorCode.InvalidParams);
  expect(second.result).toMatchObject({ resultType: "complete", messages: [said("t: c")] });
});

test("lists never ask, whatever the client answers", async () => {
  for (const method of ["prompts/list", "server/discover"]) {
    const params = { requestState: "x", inputResponses: {} };
    const { result } = await ask("2026-07-28", asking, { method, params });

    expect(result?.["resultType"]).toBe("complete");
  }
});
