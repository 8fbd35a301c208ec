import { describe, expect, test } from "vitest";
import { arrival, World } from "./world.ts";

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

  test("withdraws all that its handler asks", async () => {
    const world = new World();
    const id = world.far.ask("tools/call");
    await arrival();
    const questions = ["roots/list", "ping"].map((method) => world.exchange().ask({ method }));
    const settled = Promise.allSettled(questions);
    await arrival();

    world.far.cancel(id);
    const ends = await settled;
    await arrival();

    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(world.far.notifications.map(({ method }) => method)).toEqual([
      "notifications/cancelled",
      "notifications/cancelled",
    ]);
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
