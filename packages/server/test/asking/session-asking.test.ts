import { type Params, ProtocolError } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Context, defineServer, tool } from "../../src/index.ts";
import { startClient, turn } from "../raw-client.ts";

const CAPABILITIES = { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} };
const form = { message: "Name?", schema: z.object({ name: z.string() }) };

async function startSession(run: (ctx: Context) => unknown, capabilities: Params = CAPABILITIES) {
  const tools = { ask: tool({ run: (_args, ctx) => run(ctx) }) };
  const client = startClient(defineServer({ name: "asking", version: "1", tools }));
  await client.initialize("2025-11-25", capabilities);
  return client;
}

test("asks the client inside its own request", async () => {
  await using client = await startSession(async (ctx) => (await ctx.elicit(form)).name);
  client.answerQuestion = () => ({ result: { action: "accept", content: { name: "Ada" } } });

  const { result } = await client.call("ask");

  expect(result?.["content"]).toEqual([{ type: "text", text: "Ada" }]);
  expect(client.questions).toMatchObject([
    { method: "elicitation/create", params: { message: "Name?" } },
  ]);
});

test("asks for a visit under an id of its own, as sessions demand", async () => {
  await using client = await startSession((ctx) =>
    ctx.elicitUrl({ message: "Log in", url: "https://example.com" }),
  );
  client.answerQuestion = () => ({ result: { action: "accept" } });

  expect((await client.call("ask")).result).toEqual({ content: [] });
  expect(client.questions[0]?.params).toMatchObject({
    mode: "url",
    elicitationId: expect.any(String),
  });
});

test.each([
  ["decline", { action: "decline", content: null }],
  ["decline", { action: "decline" }],
  ["cancel", { action: "cancel", content: {} }],
])("throws QuestionDeclined on %s, whatever comes with it (case 131)", async (action, result) => {
  let caught: unknown;
  await using client = await startSession((ctx) =>
    ctx.elicit(form).catch((error) => {
      caught = error;
      throw error;
    }),
  );
  client.answerQuestion = () => ({ result });

  const reply = await client.call("ask");

  expect(caught).toMatchObject({ name: "QuestionDeclined", action });
  expect(reply.result).toMatchObject({
    isError: true,
    content: [{ text: `Question was answered with ${action}: Name?` }],
  });
});

test.each<[string, (ctx: Context) => unknown, Params, string]>([
  [
    "content of wrong types",
    (ctx) => ctx.elicit(form),
    { action: "accept", content: { name: 1 } },
    "Client answered elicitation/create wrongly: content does not match its schema: name: ",
  ],
  [
    "a message without a model",
    (ctx) => ctx.sample({ messages: [], maxTokens: 1 }),
    { role: "assistant", content: { type: "text", text: "" } },
    "Client answered sampling/createMessage wrongly: ",
  ],
  [
    "roots that are no list",
    (ctx) => ctx.listRoots(),
    { roots: {} },
    "Client answered roots/list wrongly: ",
  ],
  [
    "a root without a URI",
    (ctx) => ctx.listRoots(),
    { roots: [{ uri: "file:///a" }, { name: "b" }] },
    "Client answered roots/list wrongly: roots is not a list of URIs",
  ],
])("tells the caller of %s (case 131)", async (_what, run, result, problem) => {
  await using client = await startSession(run);
  client.answerQuestion = () => ({ result });

  const reply = await client.call("ask");

  expect(reply.result?.["isError"]).toBe(true);
  expect(JSON.stringify(reply.result)).toContain(problem);
});

test("makes no error of the client its own", async () => {
  let cause: unknown;
  await using client = await startSession((ctx) =>
    ctx.listRoots().catch((error) => {
      ({ cause } = error);
      throw error;
    }),
  );
  client.answerQuestion = () => ({ error: { code: -32601, message: "Method not found" } });

  const { error, result } = await client.call("ask");

  expect(error).toBeUndefined();
  expect(result).toMatchObject({
    isError: true,
    content: [{ text: "Client did not answer roots/list: Method not found" }],
  });
  expect(cause).toBeInstanceOf(ProtocolError);
});

test("fails as given up where the call is, and not as answered", async () => {
  let tell: (error: unknown) => void = () => {};
  const failure = new Promise((resolve) => {
    tell = resolve;
  });
  await using client = await startSession((ctx) => ctx.listRoots().catch(tell));
  client.answerQuestion = () => ({});
  void client.call("ask");
  await turn();

  client.notify("notifications/cancelled", { requestId: client.lastId, reason: "Enough" });

  expect(await failure).toMatchObject({ name: "RequestError", outcome: "cancelled" });
});

test("runs what is done once a single time", async () => {
  let runs = 0;
  await using client = await startSession(async (ctx) => {
    const effect = () => {
      runs += 1;
      return runs;
    };
    return (await Promise.all([ctx.once("a", effect), ctx.once("a", effect)])).join();
  });

  expect((await client.call("ask")).result).toMatchObject({ content: [{ text: "1,1" }] });
});
