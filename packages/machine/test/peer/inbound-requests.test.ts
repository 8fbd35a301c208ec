import { legacyDialect, REVISIONS } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { arrival, World } from "./world.ts";

const nobody = { info: { name: "nobody", version: "0" }, capabilities: {} };

describe("ids", () => {
  test.each(["1", 1, "abc", 0, ""])(
    "an answer carries the id %j as it came (case 29)",
    async (id) => {
      const world = new World();

      world.far.ask("tools/call", {}, id);
      await arrival();
      world.exchange().answer({});
      await arrival();

      expect(world.far.heard).toEqual([{ jsonrpc: "2.0", id, result: {} }]);
      world.expectNothingHeld();
    },
  );

  test('0, "0" and "" are three requests at once', async () => {
    const world = new World();

    for (const id of [0, "0", ""]) world.far.ask("tools/call", { id }, id);
    await arrival();
    for (const { request, exchange } of world.served) exchange.answer({ ...request.params });
    await arrival();

    expect(world.far.heard).toEqual(
      [0, "0", ""].map((id) => ({ jsonrpc: "2.0", id, result: { id } })),
    );
  });

  test.each([null, 20_050.5, Number.POSITIVE_INFINITY, true, [], {}])(
    "a request with id %j never runs (cases 33, 35)",
    async (id) => {
      const world = new World({ answersUnreadable: true });

      world.far.say({ jsonrpc: "2.0", id, method: "tools/call" });
      world.far.ask("ping", {}, "after");
      await arrival();
      world.exchange().answer({});
      await arrival();

      expect(world.served).toHaveLength(1);
      expect(world.far.heard).toMatchObject([
        { error: { code: -32_600 } },
        { id: "after", result: {} },
      ]);
      expect(world.far.heard[0]).not.toHaveProperty("id");
    },
  );
});

describe("a request with the id of one in flight", () => {
  const revisions = REVISIONS.filter(({ era }) => era === "legacy");

  test.each(revisions.map((revision) => [revision.version, revision] as const))(
    "never runs under %s, and is answered without the id where errors may lack one",
    async (_, revision) => {
      const world = new World({ dialect: legacyDialect(revision, nobody) });
      world.far.ask("tools/call", { first: true }, 7);
      await arrival();

      world.far.ask("tools/call", { first: false }, 7);
      await arrival();
      const message = "Request id 7 is in flight already";
      expect(world.far.heard).toEqual(
        revision.errorsWithoutId ? [{ jsonrpc: "2.0", error: { code: -32_600, message } }] : [],
      );
      expect(world.events).toEqual([{ type: "request.duplicate", id: 7, method: "tools/call" }]);
      world.exchange().answer({});
      await arrival();

      expect(world.served.map(({ request }) => request.params)).toEqual([{ first: true }]);
      expect(world.far.heard.at(-1)).toEqual({ jsonrpc: "2.0", id: 7, result: {} });
      world.expectNothingHeld();
    },
  );

  test("runs once the first is answered", async () => {
    const world = new World();
    world.far.ask("tools/call", {}, 7);
    await arrival();
    world.exchange().answer({});

    world.far.ask("tools/call", {}, 7);
    await arrival();

    expect(world.served).toHaveLength(2);
    expect(world.events).toEqual([]);
  });
});

describe("withdrawing a request", () => {
  test("aborts its signal with the reason, and no answer is written (case 57)", async () => {
    const world = new World();
    const id = world.far.ask("tools/call");
    await arrival();
    const exchange = world.exchange();
    const reasons: unknown[] = [];
    exchange.signal.addEventListener("abort", () => reasons.push(exchange.signal.reason));

    world.far.cancel(id, "Changed my mind");
    await arrival();
    exchange.answer({});
    exchange.fail({ code: 1, message: "Too late" });
    await arrival();

    expect(reasons).toMatchObject([{ outcome: "cancelled", message: "Changed my mind" }]);
    expect(exchange.over).toBe(true);
    expect(world.far.heard).toEqual([]);
    world.expectNothingHeld();
  });

  test("shows on a signal that is looked at only afterwards", async () => {
    const world = new World();
    const id = world.far.ask("tools/call");
    await arrival();

    world.far.cancel(id);
    await arrival();

    expect(world.exchange().signal.aborted).toBe(true);
    expect(world.exchange().signal.reason).toMatchObject({ message: "Cancelled by the peer" });
  });

  test("after the handler answered changes nothing (case 58)", async () => {
    const world = new World();
    const id = world.far.ask("tools/call");
    await arrival();

    world.exchange().answer({});
    world.far.cancel(id);
    await arrival();

    expect(world.far.heard).toEqual([{ jsonrpc: "2.0", id, result: {} }]);
    expect(world.exchange().signal.aborted).toBe(false);
    world.expectNothingHeld();
  });

  test("before the handler answers leaves the answer unwritten (case 58)", async () => {
    const world = new World();
    const id = world.far.ask("tools/call");
    await arrival();

    world.far.cancel(id);
    await arrival();
    world.exchange().answer({});
    await arrival();

    expect(world.far.heard).toEqual([]);
    world.expectNothingHeld();
  });

  test.each([
    ["an unknown id", 4711],
    ["the id in the other type", "1"],
    ["no id", undefined],
    ["an id that is none", { id: 1 }],
    ["the id of a finished request", 2],
  ])("with %s is ignored (case 59)", async (_, requestId) => {
    const world = new World();
    world.far.ask("tools/call", {}, 1);
    world.far.ask("tools/call", {}, 2);
    await arrival();
    world.exchange(1).answer({});
    await arrival();

    world.far.cancel(requestId, "No reason");
    await arrival();

    expect(world.exchange(0).over).toBe(false);
    expect(world.far.heard).toHaveLength(1);
    expect(world.events).toEqual([]);
  });
});

describe("an exchange that is over", () => {
  test.each(["answered", "withdrawn", "lost"])("and was %s does nothing", async (how) => {
    const world = new World();
    const id = world.far.ask("tools/call");
    await arrival();
    const exchange = world.exchange();
    const { far } = world;
    if (how === "answered") exchange.answer({});
    if (how === "withdrawn") far.cancel(id);
    if (how === "lost") far.leave();
    await arrival();
    const heard = [...far.heard];

    exchange.answer({});
    exchange.fail({ code: 1, message: "Too late" });
    exchange.suspend({});
    expect(exchange.notify({ jsonrpc: "2.0", method: "notifications/message" })).toBe(true);
    await exchange.drained();
    await expect(exchange.ask({ method: "roots/list" })).rejects.toThrow();
    await arrival();

    expect(exchange.over).toBe(true);
    expect(exchange.facts.principal).toBe("local");
    expect(far.heard).toEqual(heard);
    world.expectNothingHeld();
  });

  test("refuses its questions in turns of their own, so that whoever repeats them stops nobody", async () => {
    const world = new World();
    world.far.ask("tools/call");
    await arrival();
    world.exchange().answer({});
    let refusals = 0;
    let isStopped = false;

    const asking = (async () => {
      while (!isStopped && refusals < 10_000) {
        await world
          .exchange()
          .ask({ method: "roots/list" })
          .catch(() => {});
        refusals += 1;
      }
    })();
    await arrival();
    isStopped = true;
    await asking;

    expect(refusals).toBeLessThan(10_000);
  });

  test("is so at once for a handler that answers on the spot", async () => {
    const overs: boolean[] = [];
    const world = new World({
      serve: (_, exchange) => {
        exchange.answer({ first: true });
        overs.push(exchange.over);
        exchange.notify({ jsonrpc: "2.0", method: "notifications/message" });
        exchange.answer({ first: false });
      },
    });

    const id = world.far.ask("tools/call");
    await arrival();

    expect(overs).toEqual([true]);
    expect(world.far.heard).toEqual([{ jsonrpc: "2.0", id, result: { first: true } }]);
  });
});

test("a request lost with its link aborts its signal with the cause", async () => {
  const world = new World();
  world.far.ask("tools/call");
  await arrival();
  const { signal } = world.exchange();

  world.far.leave();
  await arrival();

  expect(signal.reason).toMatchObject({ outcome: "lost", message: "The peer closed the channel" });
  world.clock.advance(5000);
  world.expectNothingHeld();
});

test("notifications of a request leave before its answer", async () => {
  const world = new World();
  const id = world.far.ask("tools/call");
  await arrival();

  world.exchange().notify({ jsonrpc: "2.0", method: "notifications/message" });
  world.exchange().answer({});
  await arrival();

  expect(world.far.heard).toEqual([
    { jsonrpc: "2.0", method: "notifications/message" },
    { jsonrpc: "2.0", id, result: {} },
  ]);
});

test("a suspended request is answered with what it asks", async () => {
  const world = new World();
  const id = world.far.ask("tools/call");
  await arrival();

  const result = { resultType: "input_required", requestState: "sealed" };
  world.exchange().suspend(result);
  await arrival();

  expect(world.far.heard).toEqual([{ jsonrpc: "2.0", id, result }]);
  world.expectNothingHeld();
});

test("whatever the method, it is for whoever serves to know it (case 38)", async () => {
  const world = new World();
  world.far.ask("nobody/knows", { anything: 1 }, "x");
  await arrival();

  world.exchange().fail({ code: -32_601, message: "Method not found" });
  await arrival();

  expect(world.served).toMatchObject([{ request: { method: "nobody/knows" } }]);
  expect(world.far.heard).toMatchObject([{ id: "x", error: { code: -32_601 } }]);
});

test("the actor of a request says what it is about", async () => {
  const ids: unknown[] = [];
  const world = new World({
    inspect: (event) => {
      if (event.type === "@xstate.actor") ids.push(event.actorRef.getSnapshot().context);
    },
  });

  world.far.ask("prompts/get", { name: "poem" });
  world.far.ask("resources/read", { uri: "file:///a" });
  world.far.ask("tools/list");
  await arrival();

  expect(ids).toEqual([
    { method: "prompts/get", name: "poem" },
    { method: "resources/read", name: "file:///a" },
    { method: "tools/list" },
  ]);
});
