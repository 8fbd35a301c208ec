import { ErrorCode, findRevision, type Params, type Revision } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { requireCapabilities } from "../../src/asking/require-capabilities.ts";
import { type Context, defineServer, tool } from "../../src/index.ts";
import { startEra } from "../raw-client.ts";

const form = { elicitation: { form: {} } };
const url = { elicitation: { url: {} } };
const tools = { sampling: { tools: {} } };

test.each<[string, object, Params, boolean]>([
  ["2026-07-28", form, {}, false],
  ["2026-07-28", form, { elicitation: {} }, true],
  ["2026-07-28", form, { elicitation: { form: {} } }, true],
  ["2026-07-28", form, { elicitation: { url: {} } }, false],
  ["2026-07-28", form, { elicitation: true }, false],
  ["2026-07-28", url, { elicitation: {} }, false],
  ["2026-07-28", url, { elicitation: { form: {}, url: {} } }, true],
  ["2025-11-25", url, { elicitation: { url: {} } }, true],
  ["2025-06-18", form, { elicitation: {} }, true],
  ["2025-06-18", url, { elicitation: { url: {} } }, false],
  ["2025-03-26", form, { elicitation: {} }, false],
  ["2024-11-05", { sampling: {} }, { sampling: {} }, true],
  ["2025-11-25", tools, { sampling: {} }, false],
  ["2025-11-25", tools, { sampling: { tools: {} } }, true],
  ["2026-07-28", { roots: {} }, { sampling: {} }, false],
])("in %s, %j of a client that declares %j: %s", (version, needs, capabilities, declared) => {
  const revision = findRevision(version) as Revision;
  const caller = { revision, info: {}, capabilities, logLevel: undefined };
  const check = () => requireCapabilities(needs, caller);

  if (declared) check();
  else expect(check).toThrow("Client did not declare");
});

test.each<[needs: object, words: string]>([
  [{ roots: {} }, "roots"],
  [form, "elicitation.form"],
  [{ ...tools, roots: {} }, "sampling.tools, roots"],
])("what %j needs is named", (needs, words) => {
  const revision = findRevision("2026-07-28") as Revision;
  const caller = { revision, info: {}, capabilities: {}, logLevel: undefined };

  expect(() => requireCapabilities(needs, caller)).toThrow(
    `Client did not declare ${words}, which the request needs`,
  );
});

describe.each<[string, (ctx: Context) => unknown, object]>([
  ["a form", (ctx) => ctx.elicit({ message: "", schema: z.object({ a: z.string() }) }), form],
  ["a visit", (ctx) => ctx.elicitUrl({ message: "", url: "https://a" }), url],
  ["sampling with tools", (ctx) => ctx.sample({ messages: [], maxTokens: 1, tools: [] }), tools],
  ["roots", (ctx) => ctx.listRoots(), { roots: {} }],
])("asking for %s that the client did not declare", (_what, run, requiredCapabilities) => {
  const asking = defineServer({
    name: "asking",
    version: "1",
    tools: { ask: tool({ run: (_args, ctx) => run(ctx) }) },
  });

  test("fails before anything is sent where each request declares (case 132)", async () => {
    await using era = await startEra("2026-07-28", asking, { capabilities: { sampling: {} } });

    const { error } = await era.client.call("ask", {}, era.params);

    expect(error).toMatchObject({
      code: ErrorCode.MissingRequiredClientCapability,
      data: { requiredCapabilities },
    });
  });

  test("fails before anything is sent within a session (case 132)", async () => {
    await using era = await startEra("2025-11-25", asking, { capabilities: { sampling: {} } });

    const { error } = await era.client.call("ask");

    expect(error?.code).toBe(ErrorCode.InvalidParams);
    expect(era.client.questions).toEqual([]);
  });
});
