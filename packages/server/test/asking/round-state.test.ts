import { ErrorCode } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { createSeal, createServer, defineServer, tool } from "../../src/index.ts";
import { modern, RawClient } from "../raw-client.ts";
import { accept, ask, CAPABILITIES, startTool } from "./asked-in-rounds.ts";

test.each([
  ["null", null],
  ["a number", 42],
  ["text", "Ada"],
  ["an unknown action", { action: "yes", content: { name: "Ada" } }],
  ["no content", { action: "accept" }],
  ["content of the wrong type", accept({ name: 1 })],
  ["content that the schema refuses", accept({ name: "" })],
])("asks again where the answer is %s (case 131)", async (_what, answer) => {
  const { round } = startTool(async (ctx) => (await ask(ctx, "who")).name);
  const { requestState } = await round();

  const result = await round({ requestState, inputResponses: { who: answer } });

  expect(Object.keys(result["inputRequests"] as object)).toEqual(["who"]);
});

test.each([
  ["a key that nobody asked for", { other: accept({ name: "Ada" }) }],
  ["nothing", undefined],
])("asks again where the retry answers %s", async (_what, inputResponses) => {
  const { round } = startTool(async (ctx) => (await ask(ctx, "who")).name);
  const { requestState } = await round();

  const result = await round({ requestState, ...(inputResponses && { inputResponses }) });

  expect(Object.keys(result["inputRequests"] as object)).toEqual(["who"]);
});

test.each([
  ["a state that is no string", { requestState: 1 }],
  ["a state that is not ours", { requestState: "1.a.b.c.d" }],
  ["a state that is empty", { requestState: "" }],
])("refuses %s", async (_what, params) => {
  const { round } = startTool(() => "never");

  expect(await round(params)).toMatchObject({ error: { code: ErrorCode.InvalidParams } });
});

test("refuses a state whose end was changed, and answers that are no object", async () => {
  const { round } = startTool(async (ctx) => (await ask(ctx, "who")).name);
  const { requestState } = await round();

  expect(await round({ requestState: `${String(requestState)}-TAMPERED` })).toMatchObject({
    error: { code: ErrorCode.InvalidParams, message: "requestState is not valid here" },
  });
  expect(await round({ requestState, inputResponses: [] })).toMatchObject({
    error: { code: ErrorCode.InvalidParams },
  });
});

test("names the limit of rounds", async () => {
  const { round } = startTool(
    async (ctx) => {
      for (;;) await ask(ctx, "who");
    },
    { limits: { rounds: 2 } },
  );
  const { requestState } = await round();
  const second = await round({ requestState });

  expect(await round({ requestState: second["requestState"] })).toMatchObject({
    error: { code: ErrorCode.InternalError, message: "Call asks in more than 2 rounds" },
  });
});

test("names the limit of what is remembered", async () => {
  const { round } = startTool(async (ctx) => {
    await ctx.once("big", () => "é".repeat(40_000));
    await ask(ctx, "who");
  });

  expect(await round()).toMatchObject({
    error: { message: "Call remembers more than 65536 bytes between its rounds" },
  });
});

test("starts over without answers where the tool has changed", async () => {
  const seal = createSeal();
  const define = (description: string) =>
    defineServer({
      name: "changing",
      version: "1",
      tools: {
        ask: tool({ description, run: async (_args, ctx) => (await ask(ctx, "who")).name }),
      },
    });
  await using before = new RawClient(createServer(define("before"), { seal }));
  await using after = new RawClient(createServer(define("after"), { seal }));
  const { result } = await before.call("ask", {}, modern(CAPABILITIES));
  const retry = {
    ...modern(CAPABILITIES),
    requestState: result?.["requestState"],
    inputResponses: { who: accept({ name: "Ada" }) },
  };

  expect((await after.call("ask", {}, retry)).result?.["resultType"]).toBe("input_required");
  expect((await before.call("ask", {}, retry)).result?.["resultType"]).toBe("complete");
});
