import { describe, expect, test } from "vitest";
import { askedBack, asks, modernWorld, question } from "./asked-back.ts";
import { arrival, type World } from "./world.ts";

describe("a question that is refused", () => {
  test("ends the call with that reason, withdraws the others, and nothing is told", async () => {
    const world = modernWorld();
    const { log } = await askedBack(world, asks({ a: question(1), b: question(2) }));

    world.exchange(0).fail({ code: -1, message: "The user said no" });
    await arrival();

    expect(log).toEqual([
      { status: "cancelled", reason: "Client did not answer elicitation/create: The user said no" },
    ]);
    expect(world.exchange(1).signal.reason).toMatchObject({ outcome: "cancelled" });
    expect(world.far.heard).toHaveLength(1);
    world.expectNothingHeld();
  });

  test("on the spot keeps those behind it from being put", async () => {
    const put: unknown[] = [];
    const world = modernWorld({
      serve: (request, exchange) => {
        put.push(request.params?.["n"]);
        exchange.fail({ code: -1, message: "No" });
      },
    });

    await askedBack(world, asks({ a: question(1), b: question(2) }));

    expect(put).toEqual([1]);
    world.expectNothingHeld();
  });
});

describe("questions are withdrawn when the call", () => {
  test.each([
    ["is cancelled", (world: World) => world.peer.counts, "cancelled"],
    ["runs out of time", (world: World) => world.clock.advance(1000), "timedOut"],
    ["loses its peer for good", (world: World) => world.peer.close("Done"), "lost"],
  ])("%s", async (_, end, status) => {
    const world = modernWorld();
    const { call, log } = await askedBack(world, asks({ a: question(1) }), {
      maxTotalTimeout: 1000,
    });
    const { signal } = world.exchange();

    if (status === "cancelled") call.cancel("Enough");
    else end(world);
    await arrival();
    world.exchange().answer({ tooLate: true });
    await arrival();

    expect(log).toMatchObject([{ status }]);
    expect(signal.reason).toMatchObject({ message: "The call that asks is over" });
    expect(world.far.heard).toHaveLength(1);
    world.expectNothingHeld();
  });
});

describe("the questions of an answer", () => {
  const many = (count: number) =>
    asks(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, question(n)])));

  test("run within the limits, and the others as there is room", async () => {
    const world = modernWorld({ limits: { concurrency: 2 } });
    await askedBack(world, many(5));
    expect(world.served).toHaveLength(2);
    expect(world.peer.counts).toMatchObject({ slots: 2, waitingRequests: 3 });

    for (let at = 0; at < 5; at += 1) world.exchange(at).answer({ at });
    await arrival();

    const responses = world.far.request().params?.["inputResponses"];
    expect(responses).toEqual(Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`k${at}`, { at }])));
    expect(world.peer.counts).toMatchObject({ slots: 0, waitingRequests: 0 });
  });

  test("are not begun where there is no room for all", async () => {
    const world = modernWorld({ limits: { concurrency: 2, queue: 2 } });
    const { log } = await askedBack(world, many(100_000));

    expect(world.served).toEqual([]);
    expect(log).toEqual([
      {
        status: "cancelled",
        reason: "Peer asks 100000 questions at once, and there is room for 4",
      },
    ]);
    world.expectNothingHeld();
  });

  test("give their places back when the call ends, those that wait too", async () => {
    const world = modernWorld({ limits: { concurrency: 2 } });
    const { call } = await askedBack(world, many(5));

    call.cancel("Enough");
    await arrival();

    expect(world.served).toHaveLength(2);
    expect(world.exchange(0).signal.aborted).toBe(true);
    world.expectNothingHeld();
  });
});
