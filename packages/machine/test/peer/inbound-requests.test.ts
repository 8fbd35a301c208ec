import { describe, expect, test } from "vitest";
import { arrival, World } from "./world.ts";

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

test("the actor of a request asks while a question of its handler is open, and runs until its answer", async () => {
  const states: unknown[] = [];
  const world = new World({
    inspect: (event) => {
      if (event.type !== "@xstate.snapshot") return;
      const { context, value } = event.actorRef.getSnapshot();
      if (context.method === "tools/call") states.push(value);
    },
  });
  world.far.ask("tools/call");
  await arrival();

  const roots = world.exchange().ask({ method: "roots/list" });
  await arrival();
  world.far.answer(world.far.request());
  await roots;
  world.exchange().answer({});

  expect(states).toEqual(["queued", "running", "asking", "running", "answered"]);
});
