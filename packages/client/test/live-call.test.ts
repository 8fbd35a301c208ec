import { RequestError } from "@mcp-actors/machine";
import { ProtocolError } from "@mcp-actors/protocol";
import { lastValueFrom, toArray } from "rxjs";
import { describe, expect, test } from "vitest";
import { NOTHING_HELD } from "../../machine/test/peer/nothing-held.ts";
import type { Call } from "../src/index.ts";
import { arrival, type FarWorld, openClient } from "./open-client.ts";

const TEXT = [{ type: "text", text: "Hello" }];

describe("what awaiting a call gives", () => {
  test("its result, as often as it is awaited, before and after the end", async () => {
    await using world = await openClient();
    const call = world.client.callTool("greet", { name: "Ada" });
    const early = [call.then(({ content }) => content), call.then(({ content }) => content)];
    await arrival();

    world.far.give(world.far.request(), "Hello");

    expect(await Promise.all(early)).toEqual([TEXT, TEXT]);
    expect((await call).content).toEqual(TEXT);
    expect(await call).toBe(await call);
  });

  test.each<[outcome: string, end: (world: FarWorld, call: Call<unknown>) => void, error: object]>([
    [
      "failed",
      ({ far }) => far.fail(far.request(), { code: -32_602, message: "No", data: { why: 1 } }),
      new ProtocolError(-32_602, "No", { why: 1 }),
    ],
    [
      "timedOut",
      ({ clock }) => clock.advance(60_000),
      new RequestError("timedOut", "No answer and no progress within 60000 ms"),
    ],
    ["cancelled", (_, call) => call.cancel("Bored"), new RequestError("cancelled", "Bored")],
    ["lost", ({ far }) => far.leave(), new RequestError("lost", "The peer closed the channel")],
  ])("%s is its outcome, and an error of its own", async (outcome, end, error) => {
    await using world = await openClient();
    const call = world.client.callTool("greet");
    await arrival();

    end(world, call);

    await expect(call).rejects.toThrow(error);
    await expect(call).rejects.toMatchObject({ ...error });
    expect(call.state).toBe(outcome);
    expect(call.outcome?.status).toBe(outcome);
    expect(world.client.counts).toEqual(NOTHING_HELD);
  });

  test("an error where the answer is no result of a tool", async () => {
    await using world = await openClient();
    const call = world.client.callTool("greet");
    await arrival();

    world.far.answer(world.far.request(), { content: "Hello" });

    await expect(call).rejects.toThrow("Answer of the tool has no list of content");
  });

  test("the tool's own failure as a result", async () => {
    await using world = await openClient();
    const call = world.client.callTool("greet");
    await arrival();

    world.far.answer(world.far.request(), { content: TEXT, isError: true });

    expect(await call).toEqual({ content: TEXT, isError: true });
  });
});

describe("a call as a promise", () => {
  test("catches and finishes as one", async () => {
    await using world = await openClient();
    const call = world.client.callTool("greet");
    const seen: string[] = [];
    const finished = call.finally(() => seen.push("finally")).catch(() => seen.push("rejected"));
    const caught = call.catch((error: Error) => seen.push(error.message));

    call.cancel("Bored");
    await Promise.all([caught, finished]);

    expect(seen).toEqual(["finally", "Bored", "rejected"]);
  });

  test("stands where a promise is asked for", async () => {
    await using world = await openClient();
    const call: Promise<unknown> = world.client.ping();
    await arrival();

    expect(await Promise.race([call, Promise.resolve("first")])).toBe("first");
    expect(Object.prototype.toString.call(call)).toBe("[object Call]");
  });

  test("leaves no unhandled rejection when nobody awaits it", async () => {
    await using world = await openClient();
    const calls = [
      world.client.callTool("a"),
      world.client.ping(),
      world.client.request({ method: "x" }),
    ];
    void world.client.listTools();

    world.far.leave();
    await arrival();

    expect(calls.map(({ state }) => state)).toEqual(["lost", "lost", "lost"]);
    expect(world.client.counts).toEqual(NOTHING_HELD);
  });
});

describe("views", () => {
  test("show states and progress in order, and complete with the call", async () => {
    await using world = await openClient();
    const call = world.client.callTool("greet");
    const states = lastValueFrom(call.state$.pipe(toArray()));
    const progress = lastValueFrom(call.progress$.pipe(toArray()));
    await arrival();

    world.far.progress(world.far.request(), 1);
    world.far.progress(world.far.request(), 2);
    world.far.give(world.far.request(), "Hello");

    expect(await states).toEqual(["pending", "progressing", "completed"]);
    expect((await progress).map(({ progress }) => progress)).toEqual([1, 2]);
  });

  test("leaving them cancels nothing", async () => {
    await using world = await openClient();
    const call = world.client.callTool("greet");

    call.state$.subscribe().unsubscribe();
    call.progress$.subscribe().unsubscribe();
    await arrival();
    world.far.progress(world.far.request(), 1);
    world.far.give(world.far.request(), "Hello");

    expect((await call).content).toEqual(TEXT);
    expect(world.far.notifications).toEqual([]);
  });

  test("a late subscriber sees the end alone", async () => {
    await using world = await openClient();
    const call = world.client.callTool("greet");
    await arrival();
    world.far.progress(world.far.request(), 1);
    world.far.give(world.far.request(), "Hello");
    await call;

    expect(await lastValueFrom(call.state$.pipe(toArray()))).toEqual(["completed"]);
    expect(await lastValueFrom(call.progress$.pipe(toArray()))).toEqual([]);
  });

  test("progress reaches the callback and every view", async () => {
    await using world = await openClient();
    const heard: unknown[] = [];
    const call = world.client.callTool(
      "greet",
      {},
      { onProgress: ({ progress }) => heard.push(["callback", progress]) },
    );
    call.progress$.subscribe(({ progress }) => heard.push(["view", progress]));
    call.progress$.subscribe(({ progress }) => heard.push(["other view", progress]));
    await arrival();

    world.far.progress(world.far.request(), 1);
    await arrival();

    expect(heard).toEqual([
      ["view", 1],
      ["other view", 1],
      ["callback", 1],
    ]);
  });
});

describe("cancelling", () => {
  test("tells the peer once, with the reason, and ignores the late answer (case 60)", async () => {
    await using world = await openClient();
    const call = world.client.callTool("greet");
    await arrival();
    const request = world.far.request();

    call.cancel("Bored");
    call.cancel("Bored again");
    await arrival();
    world.far.give(request, "Hello");
    await arrival();

    expect(world.far.notifications).toMatchObject([
      { method: "notifications/cancelled", params: { requestId: request.id, reason: "Bored" } },
    ]);
    expect(world.events).toContainEqual(
      expect.objectContaining({ type: "message.stray", reason: "late" }),
    );
    await expect(call).rejects.toThrow("Bored");
  });

  test("does nothing once there is an outcome", async () => {
    await using world = await openClient();
    const call = world.client.callTool("greet");
    await arrival();
    world.far.give(world.far.request(), "Hello");
    await call;

    call.cancel();
    await arrival();

    expect(call.state).toBe("completed");
    expect(world.far.notifications).toEqual([]);
  });
});

test("a callback that throws or rejects becomes an event, and the call goes on", async () => {
  await using world = await openClient();
  const boom = new Error("boom");
  const call = world.client.callTool(
    "greet",
    {},
    {
      onProgress: ({ progress }) => {
        if (progress === 1) throw boom;
        return Promise.reject(boom);
      },
    },
  );
  await arrival();
  world.far.progress(world.far.request(), 1);
  world.far.progress(world.far.request(), 2);
  world.far.give(world.far.request(), "Hello");
  await call;
  await arrival();

  const failure = { type: "callback.failed", callback: "onProgress", error: boom };
  expect(world.events.filter(({ type }) => type === "callback.failed")).toEqual([failure, failure]);
});
