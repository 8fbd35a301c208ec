import { describe, expect, test } from "vitest";
import { asked, askedBack, asks, modernWorld, question } from "./asked-back.ts";
import { arrival, completed, legacy } from "./world.ts";

describe("a call with nothing on the wire", () => {
  test("outlives its link, and goes on over the next with the answers that came meanwhile", async () => {
    const world = modernWorld();
    const { call, log } = await askedBack(world, asks({ a: question(1) }, "sealed"));
    world.far.leave();
    await arrival();
    expect(call.actor.value).toBe("awaitingInput");

    world.exchange().answer({ a: 1 });
    expect(call.actor.value).toBe("queued");
    expect(world.peer.counts).toMatchObject({ calls: 0, waitingCalls: 1 });
    const next = world.connect();
    await arrival();
    expect(world.far.requests).toEqual([]);
    next.ready();
    await arrival();

    expect(world.far.request().params).toMatchObject({
      ...asked.params,
      _meta: { mine: true },
      inputResponses: { a: { a: 1 } },
      requestState: "sealed",
    });
    world.far.answer(world.far.request(), { resultType: "complete" });
    await arrival();
    expect(log).toEqual([completed({ resultType: "complete" })]);
    world.expectNothingHeld();
  });

  test("outlives several links before its question is answered", async () => {
    const world = modernWorld();
    const { call } = await askedBack(world, asks({ a: question(1) }, "sealed"));
    for (let links = 0; links < 3; links += 1) {
      world.far.leave();
      await arrival();
      world.connect().ready();
    }

    world.exchange().answer({});
    await arrival();

    expect(call.actor.value).toBe("pending");
    expect(world.far.requests).toHaveLength(1);
    expect(world.far.request().params).toMatchObject({ requestState: "sealed" });
  });

  test("goes on after its pause on the link that there is then", async () => {
    const world = modernWorld();
    await askedBack(world, asks(undefined, "busy"));
    world.far.leave();
    await arrival();
    world.clock.advance(100);
    world.connect().ready();
    await arrival();

    expect(world.far.request().params).toMatchObject({ requestState: "busy" });
  });

  test("has its whole duration, and no longer, to find another link in", async () => {
    const world = modernWorld();
    const { log } = await askedBack(world, asks({ a: question(1) }), {
      timeout: 10,
      maxTotalTimeout: 1000,
    });
    world.far.leave();
    await arrival();
    world.exchange().answer({});

    world.clock.advance(999);
    expect(log).toEqual([]);
    world.clock.advance(1);

    expect(log).toEqual([{ status: "timedOut", clock: "total", limit: 1000 }]);
    world.expectNothingHeld();
  });

  test.each([
    ["before it is answered", false],
    ["after it is answered", true],
  ])("is lost when no link follows, %s", async (_, isAnswered) => {
    const world = modernWorld();
    const { log } = await askedBack(world, asks({ a: question(1) }));
    world.far.leave();
    await arrival();
    if (isAnswered) world.exchange().answer({});

    world.peer.close("Nobody listens any more");

    expect(log).toEqual([{ status: "lost", cause: "Nobody listens any more" }]);
    world.expectNothingHeld();
  });

  test("is lost with the last link of a peer that takes no more calls", async () => {
    const world = modernWorld();
    const { log } = await askedBack(world, asks({ a: question(1) }));
    world.peer.refuse({ cause: "Closing" });
    expect(log).toEqual([]);

    world.far.leave();
    await arrival();

    expect(log).toMatchObject([{ status: "lost" }]);
    world.expectNothingHeld();
  });

  test("is lost where the next link speaks of no rounds", async () => {
    const world = modernWorld();
    const { log } = await askedBack(world, asks({ a: question(1) }));
    world.far.leave();
    await arrival();
    world.exchange().answer({});
    const next = world.connect();
    world.link.speak(legacy);

    next.ready();
    await arrival();

    const cause = "The peer asked in 2026-07-28, and now speaks 2025-11-25";
    expect(log).toEqual([{ status: "lost", cause }]);
    expect(world.far.requests).toEqual([]);
    world.expectNothingHeld();
  });

  test("can be cancelled while it waits for a link", async () => {
    const world = modernWorld();
    const { call, log } = await askedBack(world, asks({ a: question(1) }));
    world.far.leave();
    await arrival();
    world.exchange().answer({});

    call.cancel("Enough");

    expect(log).toEqual([{ status: "cancelled", reason: "Enough" }]);
    world.expectNothingHeld();
  });
});
