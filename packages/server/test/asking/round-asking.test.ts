import { ErrorCode } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { createSeal, createServer, defineServer, isSuspended, tool } from "../../src/index.ts";
import { modern, RawClient, turn } from "../raw-client.ts";
import { accept, ask, CAPABILITIES, name, startTool } from "./asked-in-rounds.ts";

test("asks, and runs again with the answer", async () => {
  const { round } = startTool(async (ctx) => `Hello, ${(await ask(ctx, "who")).name}!`);

  const first = await round();
  const second = await round({
    requestState: first["requestState"],
    inputResponses: { who: accept({ name: "Ada" }) },
  });

  expect(first).toMatchObject({
    resultType: "input_required",
    requestState: expect.any(String),
    _meta: { "io.modelcontextprotocol/serverInfo": { name: "asking" } },
  });
  expect(first["inputRequests"]).toEqual({
    who: {
      method: "elicitation/create",
      params: {
        message: "who?",
        requestedSchema: {
          type: "object",
          properties: { name: { type: "string", minLength: 1 } },
          required: ["name"],
        },
      },
    },
  });
  expect(second).toMatchObject({ resultType: "complete", content: [{ text: "Hello, Ada!" }] });
});

test("sends questions that are asked together in one round, whoever awaits them", async () => {
  const { round } = startTool(async (ctx) => {
    const later = Promise.resolve().then(() => ask(ctx, "second"));
    // Nobody awaits these two once the first question has ended the run.
    const sampled = ctx.sample({ key: "sampled", messages: [], maxTokens: 5 });
    const roots = ctx.listRoots();
    await Promise.all([ask(ctx, "first"), later]);
    return [(await sampled).model, await roots];
  });

  const { inputRequests } = await round();

  const methods = Object.values(inputRequests as object).map(({ method }) => method);
  expect(methods).toHaveLength(4);
  expect(methods).toEqual(
    expect.arrayContaining(["elicitation/create", "roots/list", "sampling/createMessage"]),
  );
  expect(Object.keys(inputRequests as object)).toEqual(
    expect.arrayContaining(["first", "second", "sampled"]),
  );
});

test.each(["decline", "cancel"] as const)(
  "throws QuestionDeclined on %s, whatever comes with it (case 131)",
  async (action) => {
    let caught: unknown;
    const { round } = startTool((ctx) =>
      ask(ctx, "who").catch((error: unknown) => {
        caught = error;
        throw error;
      }),
    );
    const { requestState } = await round();

    const result = await round({
      requestState,
      inputResponses: { who: { action, content: null } },
    });

    expect(caught).toMatchObject({ name: "QuestionDeclined", action });
    expect(result).toMatchObject({ resultType: "complete", isError: true });
  },
);

test("keeps earlier answers over many rounds, each with a state of its own", async () => {
  const { round } = startTool(async (ctx) => {
    const names = [];
    for (const key of ["a", "b", "c"]) names.push((await ask(ctx, key)).name);
    return names.join("");
  });
  const states = new Set<unknown>();
  let result = await round();

  for (const key of ["a", "b", "c"]) {
    expect(Object.keys(result["inputRequests"] as object)).toEqual([key]);
    states.add(result["requestState"]);
    const inputResponses = { [key]: accept({ name: key }), stranger: { action: "accept" } };
    result = await round({ requestState: result["requestState"], inputResponses });
  }

  expect(result["content"]).toEqual([{ type: "text", text: "abc" }]);
  expect(states.size).toBe(3);
});

test("tells questions without keys apart, equal ones by their order", async () => {
  const { round } = startTool(async (ctx) => {
    const question = { message: "Name?", schema: name };
    const [first, second] = await Promise.all([ctx.elicit(question), ctx.elicit(question)]);
    return first.name + second.name;
  });
  const { inputRequests, requestState } = await round();
  const [first = "", second = ""] = Object.keys(inputRequests as object);

  const inputResponses = { [second]: accept({ name: "2" }), [first]: accept({ name: "1" }) };
  const done = await round({ requestState, inputResponses });

  expect(done["content"]).toEqual([{ type: "text", text: "12" }]);
});

test("releases what the run holds, aborts its signal and discards what it does afterwards", async () => {
  const trail: unknown[] = [];
  const { client, round } = startTool(async (ctx) => {
    const { signal } = ctx;
    signal.addEventListener("abort", () => trail.push("aborted"));
    try {
      await ask(ctx, "who");
    } catch (error) {
      trail.push(isSuspended(error), ctx.signal.aborted, signal === ctx.signal);
      await ctx.progress(1);
      await ctx.log("error", "never sent");
      await ctx.once("never", () => trail.push("effect")).catch((e) => trail.push(isSuspended(e)));
    } finally {
      trail.push("released");
    }
    return "discarded";
  });
  const levels = { "io.modelcontextprotocol/logLevel": "debug", progressToken: 1 };

  const result = await round(modern(CAPABILITIES, levels));

  expect(result["resultType"]).toBe("input_required");
  expect(trail).toEqual(["aborted", true, true, true, true, "released"]);
  expect(client.notifications).toEqual([]);
  expect(client.server.counts.running).toBe(0);
});

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

test("runs what is done once a single time, and never reports or logs twice", async () => {
  const keys: string[] = [];
  const { client, round } = startTool(async (ctx) => {
    await ctx.progress(1, 2);
    await ctx.log("info", "started");
    const order = await ctx.once("order", (key) => {
      keys.push(key);
      return { id: keys.length };
    });
    const nothing = await ctx.once("nothing", () => undefined);
    await ask(ctx, "who");
    await ctx.log("info", "answered");
    await ctx.progress(2, 2);
    return { order, nothing: String(nothing) };
  });
  const meta = modern(CAPABILITIES, {
    "io.modelcontextprotocol/logLevel": "info",
    progressToken: "t",
  });

  const { requestState } = await round(meta);
  const inputResponses = { who: accept({ name: "Ada" }) };
  const result = await round({ ...meta, requestState, inputResponses });

  expect(result["structuredContent"]).toEqual({ order: { id: 1 }, nothing: "undefined" });
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{16}\/order$/)]);
  const sent = client.notifications.map(({ params }) => params?.["progress"] ?? params?.["data"]);
  expect(sent).toEqual([1, "started", "answered", 2]);
});

test("waits for what is done once before it asks", async () => {
  let finish = () => {};
  let runs = 0;
  const { client, round } = startTool(async (ctx) => {
    const paid = ctx.once("pay", () => {
      runs += 1;
      return new Promise<string>((resolve) => {
        finish = () => resolve("paid");
      });
    });
    await ask(ctx, "who");
    return await paid;
  });

  const asked = round();
  await turn();
  await turn();
  finish();
  const { requestState } = await asked;
  const inputResponses = { who: accept({ name: "Ada" }) };

  expect((await round({ requestState, inputResponses }))["content"]).toMatchObject([
    { text: "paid" },
  ]);
  expect(runs).toBe(1);
  expect(client.server.counts.running).toBe(0);
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

test("asks once what is asked while the state is being sealed", async () => {
  const seal = createSeal();
  let askLater = () => {};
  let sealing = 0;
  const { round } = startTool(
    async (ctx) => {
      const first = ask(ctx, "first");
      const later = new Promise<void>((resolve) => {
        if (sealing > 0) resolve();
        else askLater = resolve;
      });
      const second = later.then(() => ask(ctx, "second"));
      const [one, two] = await Promise.all([first, second]);
      return one.name + two.name;
    },
    {
      seal: {
        open: seal.open,
        async seal(payload, binding) {
          sealing += 1;
          askLater();
          await turn();
          return await seal.seal(payload, binding);
        },
      },
    },
  );
  const asked: string[] = [];
  let result = await round();

  while (result["resultType"] === "input_required") {
    const keys = Object.keys(result["inputRequests"] as object);
    asked.push(...keys);
    result = await round({
      requestState: result["requestState"],
      inputResponses: Object.fromEntries(keys.map((key) => [key, accept({ name: key })])),
    });
  }

  expect(asked).toEqual(["first", "second"]);
  expect(sealing).toBe(2);
  expect(result["content"]).toEqual([{ type: "text", text: "firstsecond" }]);
});

test("asks nothing once the call was cancelled", async () => {
  let asked: Promise<unknown> | undefined;
  const { client, round } = startTool(async (ctx) => {
    await new Promise((resolve) => ctx.signal.addEventListener("abort", resolve));
    asked = ask(ctx, "who");
    await asked;
  });
  let answered = false;
  void round().then(() => {
    answered = true;
  });
  await turn();

  client.notify("notifications/cancelled", { requestId: client.lastId });
  await turn();
  await turn();

  await expect(asked).rejects.toThrow();
  expect(answered).toBe(false);
  expect(client.server.counts.running).toBe(0);
});
