import { VirtualClock } from "@mcp-actors/machine/testing";
import { ErrorCode } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  type Context,
  createServer,
  defineServer,
  type ServerOptions,
  type ToolLimits,
  tool,
} from "../../src/index.ts";
import { modern, RawClient, turn } from "../raw-client.ts";

const CAPABILITIES = { elicitation: {} };

/** A tool with limits, whose runs end when told to. */
function startTool(
  limits: ToolLimits,
  options?: ServerOptions,
  before: (ctx: Context) => unknown = () => {},
) {
  const running: (() => void)[] = [];
  const limited = tool({
    limits,
    input: z.object({ n: z.number() }),
    async run({ n }, ctx) {
      await before(ctx);
      await new Promise<void>((resolve) => running.push(resolve));
      return n;
    },
  });
  const definition = (description: string) =>
    defineServer({
      name: "s",
      version: "1",
      tools: { limited, free: tool({ description, run: () => "free" }) },
    });
  const server = createServer(definition("old"), options);
  const client = new RawClient(server);
  return {
    server,
    client,
    running,
    call: (n: number, name = "limited", other = client) =>
      other.call(name, name === "limited" ? { n } : {}, modern(CAPABILITIES)),
    swap: () => server.update(definition("new")),
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
    },
  };
}

test("runs so many at once, the rest in the order they came, whoever calls", async () => {
  await using world = startTool({ concurrency: 2 });
  const { server, running, call } = world;
  await using other = new RawClient(server);
  const calls = [call(1), call(2, "limited", other), call(3), call(4, "limited", other)];
  await turn();
  expect(running).toHaveLength(2);
  expect((await call(0, "free")).result?.["content"]).toMatchObject([{ text: "free" }]);

  running[1]?.();
  await turn();
  expect(running).toHaveLength(3);
  for (let at = 0; at < 4; at += 1) {
    running[at]?.();
    await turn();
  }

  const replies = await Promise.all(calls);
  expect(replies.map(({ result }) => result?.["content"])).toMatchObject(
    ["1", "2", "3", "4"].map((text) => [{ text }]),
  );
});

test("refuses one more than may wait, and says when to try again", async () => {
  await using world = startTool({ concurrency: 1, queue: 1 });
  const { call } = world;
  void call(1);
  void call(2);
  await turn();

  expect((await call(3)).error).toEqual({
    code: ErrorCode.Overloaded,
    message: "Tool limited is overloaded: 1 calls wait already",
    data: { retryAfterMs: expect.any(Number) },
  });
});

test("never runs a call that was cancelled while it waited", async () => {
  await using world = startTool({ concurrency: 1, queue: 1 });
  const { client, running, call } = world;
  void call(1);
  void call(2);
  await turn();
  client.notify("notifications/cancelled", { requestId: client.lastId });
  await turn();
  // Its place in the queue is free again.
  const third = call(3);
  await turn();

  running[0]?.();
  await turn();
  running[1]?.();

  expect((await third).result?.["content"]).toMatchObject([{ text: "3" }]);
  expect(running).toHaveLength(2);
});

test("keeps the place of a cancelled run until it settles, within reason", async () => {
  const clock = new VirtualClock();
  await using world = startTool({ concurrency: 1 }, { clock, limits: { settleGrace: 50 } });
  const { client, running, call } = world;
  void call(1);
  await turn();
  client.notify("notifications/cancelled", { requestId: client.lastId });
  void call(2);
  void call(3);
  await turn();
  expect(running).toHaveLength(1);

  clock.advance(50);
  await turn();
  expect(running).toHaveLength(2);
  // The first settles at last, and its place is not given twice.
  running[0]?.();
  await turn();

  expect(running).toHaveLength(2);
});

test("counts no run whose client is asked in a session", async () => {
  await using world = startTool({ concurrency: 1 }, {}, (ctx) =>
    ctx.elicit({ message: "?", schema: z.object({ ok: z.boolean() }) }),
  );
  const { client, running } = world;
  await client.initialize("2025-11-25", CAPABILITIES);
  client.answerQuestion = () => ({});
  void client.call("limited", { n: 1 });
  await turn();
  expect(client.questions).toHaveLength(1);
  client.answerQuestion = () => ({ result: { action: "accept", content: { ok: true } } });

  const second = client.call("limited", { n: 2 });
  await turn();
  await turn();
  running[0]?.();

  expect((await second).result?.["content"]).toMatchObject([{ text: "2" }]);
});

test("counts a run again whose client has answered", async () => {
  await using world = startTool({ concurrency: 1 }, {}, (ctx) =>
    ctx.elicit({ message: "?", schema: z.object({ ok: z.boolean() }) }),
  );
  const { client, running } = world;
  await client.initialize("2025-11-25", CAPABILITIES);
  client.answerQuestion = () => ({ result: { action: "accept", content: { ok: true } } });
  void client.call("limited", { n: 1 });
  await turn();
  await turn();
  expect(running).toHaveLength(1);

  const second = client.call("limited", { n: 2 });
  await turn();
  await turn();
  expect(client.questions).toHaveLength(1);
  running[0]?.();
  await turn();
  await turn();
  running[1]?.();

  expect((await second).result?.["content"]).toMatchObject([{ text: "2" }]);
});

test("counts no run that has ended to ask, though its handler goes on", async () => {
  await using world = startTool({ concurrency: 1 }, {}, (ctx) =>
    ctx
      .elicit({ message: "?", schema: z.object({ ok: z.boolean() }) })
      // This handler holds on although its run is decided.
      .catch(() => {}),
  );
  const { running, call } = world;

  const replies = [await call(1), await call(2)];

  expect(replies.map(({ result }) => result?.["resultType"])).toEqual(
    Array(2).fill("input_required"),
  );
  expect(running).toHaveLength(2);
});

test("goes on counting a tool that a swap kept", async () => {
  await using world = startTool({ concurrency: 1, queue: 0 });
  const { call, swap } = world;
  void call(1);
  await turn();

  swap();

  expect((await call(2)).error?.code).toBe(ErrorCode.Overloaded);
});

test.each<[string, ToolLimits, string]>([
  ["no room at all", { concurrency: 0 }, "concurrency"],
  ["half a place", { concurrency: 1.5 }, "concurrency"],
  ["a queue below nothing", { concurrency: 1, queue: -1 }, "queue"],
  ["a queue that is no number", { concurrency: 1, queue: Number.NaN }, "queue"],
])("refuses limits with %s", (_what, limits, name) => {
  expect(() => startTool(limits)).toThrow(
    `Option limits.${name} of tool "limited" must be a whole number from `,
  );
});
