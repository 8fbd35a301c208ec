import { ErrorCode, type Params } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineServer, prompt, resource } from "../../src/index.ts";
import { ask, EVERY_REVISION, expectOfficial } from "../every-revision.ts";

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);

const library = defineServer({
  name: "library",
  version: "1.0.0",
  prompts: {
    record: prompt({
      arguments: {
        arg1: { complete: (value) => ["paris", "park"].filter((one) => one.startsWith(value)) },
        arg2: {},
        many: { complete: (value) => words(Number(value)) },
        counted: { complete: () => ({ values: words(150), total: 7000 }) },
        open: { complete: () => ({ values: ["a"], hasMore: true }) },
        who: { complete: async (_value, { principal }) => [principal] },
        fails: {
          complete() {
            throw new Error("secret");
          },
        },
      },
      get: () => "",
    }),
    schema: prompt({
      arguments: z.object({ city: z.string() }),
      complete: { city: async (value) => [`${value}!`] },
      get: () => "",
    }),
  },
  resources: {
    "repo://{owner}/{name}": resource({
      complete: { name: (value, { context }) => [`${context.arguments["owner"]}/${value}`] },
      read: () => "",
    }),
    "file:///a": resource({ read: () => "" }),
  },
});

const PROMPT = { type: "ref/prompt", name: "record" };
const REPO = { type: "ref/resource", uri: "repo://{owner}/{name}" };
const complete = (version: string, params: Params) =>
  ask(version, library, { method: "completion/complete", params });

describe.each(EVERY_REVISION)("in %s", (version) => {
  test.each<[string, Params, object]>([
    [
      "par",
      { ref: PROMPT, argument: { name: "arg1", value: "par" } },
      { values: ["paris", "park"], total: 2, hasMore: false },
    ],
    [
      "nothing",
      { ref: PROMPT, argument: { name: "arg1", value: "x" } },
      { values: [], total: 0, hasMore: false },
    ],
    [
      "an argument without a completer",
      { ref: PROMPT, argument: { name: "arg2", value: "" } },
      { values: [], total: 0, hasMore: false },
    ],
    [
      "100 values",
      { ref: PROMPT, argument: { name: "many", value: "100" } },
      { values: words(100), total: 100, hasMore: false },
    ],
    [
      "101 values",
      { ref: PROMPT, argument: { name: "many", value: "101" } },
      { values: words(100), total: 101, hasMore: true },
    ],
    [
      "counted values",
      { ref: PROMPT, argument: { name: "counted", value: "" } },
      { values: words(100), total: 7000, hasMore: true },
    ],
    [
      "values without a count",
      { ref: PROMPT, argument: { name: "open", value: "" } },
      { values: ["a"], hasMore: true },
    ],
    ["by who asks", { ref: PROMPT, argument: { name: "who", value: "" } }, { values: ["local"] }],
    [
      "an argument of a schema",
      { ref: { type: "ref/prompt", name: "schema" }, argument: { name: "city", value: "O" } },
      { values: ["O!"] },
    ],
    [
      "a variable of a template",
      {
        ref: REPO,
        argument: { name: "name", value: "x" },
        context: { arguments: { owner: "me" } },
      },
      { values: ["me/x"] },
    ],
    [
      "a variable alone",
      { ref: REPO, argument: { name: "name", value: "x" } },
      { values: ["undefined/x"] },
    ],
  ])("completes %s", async (_what, params, completion) => {
    const { result } = await complete(version, params);

    expectOfficial(version, "CompleteResult", result);
    expect(result?.["completion"]).toMatchObject(completion);
    expect(result).not.toHaveProperty("ttlMs");
  });

  test.each<[string, Params]>([
    ["Unknown prompt: x", { ref: { type: "ref/prompt", name: "x" } }],
    ["Unknown argument of prompt record: x", { argument: { name: "x", value: "" } }],
    ["Unknown argument of prompt record: toString", { argument: { name: "toString", value: "" } }],
    ["Unknown resource: a:b", { ref: { type: "ref/resource", uri: "a:b" } }],
    [
      "Unknown argument of resource file:///a: arg1",
      { ref: { type: "ref/resource", uri: "file:///a" } },
    ],
    ["ref must be an object", { ref: null }],
    ["ref must name a prompt, or the URI of a resource", { ref: { type: "ref/tool", name: "x" } }],
    ["ref must name a prompt, or the URI of a resource", { ref: { type: "ref/prompt" } }],
    ["argument must be an object", { argument: null }],
    ["argument.name must be a string", { argument: { value: "" } }],
    ["argument.value must be a string", { argument: { name: "arg1", value: 1 } }],
    ["context must be an object", { context: null }],
    ["arguments must be an object", { context: { arguments: [] } }],
    ["arguments.a must be a string", { context: { arguments: { a: 1 } } }],
  ])("refuses what is wrong: %s", async (message, wrong) => {
    const params = { ref: PROMPT, argument: { name: "arg1", value: "" }, ...wrong };

    expect((await complete(version, params)).error).toEqual({
      code: ErrorCode.InvalidParams,
      message,
    });
  });

  test("says nothing of why a completer failed", async () => {
    const { error } = await complete(version, {
      ref: PROMPT,
      argument: { name: "fails", value: "" },
    });

    expect(error?.code).toBe(ErrorCode.InternalError);
    expect(error?.message).not.toContain("secret");
  });

  test("is not there where nothing completes", async () => {
    const none = defineServer({
      name: "none",
      version: "1",
      prompts: { a: prompt({ arguments: { b: {} }, get: () => "" }) },
    });
    const params = { ref: { type: "ref/prompt", name: "a" }, argument: { name: "b", value: "" } };

    const { error } = await ask(version, none, { method: "completion/complete", params });

    expect(error?.code).toBe(ErrorCode.MethodNotFound);
  });
});
