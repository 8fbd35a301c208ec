import { describe, expect, test } from "vitest";
import { fill } from "./fill.ts";
import { arrival, World } from "./world.ts";

/** A world with room for two requests at once and two behind them. */
function smallWorld(): World {
  return new World({ limits: { concurrency: 2, queue: 2 } });
}

describe("requests past the concurrency limit", () => {
  test("wait, and run in order as others end", async () => {
    const world = smallWorld();
    await fill(world, 4);
    expect(world.served).toHaveLength(2);
    expect(world.peer.counts).toMatchObject({ requests: 4, waitingRequests: 2, slots: 2 });

    world.exchange(1).answer({});
    world.exchange(0).answer({});
    await arrival();
    expect(world.served).toHaveLength(4);
    for (const { exchange } of world.served) exchange.answer({});
    await arrival();

    expect(world.far.heard.map((message) => "id" in message && message.id)).toEqual([2, 1, 3, 4]);
    world.expectNothingHeld();
  });

  test("are refused past the queue limit, with a hint when to try again", async () => {
    const world = smallWorld();
    await fill(world, 5);

    expect(world.far.heard).toEqual([
      {
        jsonrpc: "2.0",
        id: 5,
        error: {
          code: 503,
          message: "Server is overloaded: 2 requests wait already",
          data: { retryAfterMs: 1000 },
        },
      },
    ]);
    expect(world.events).toEqual([{ type: "request.overflowed", method: "tools/call", limit: 2 }]);
    expect(world.peer.counts).toMatchObject({ requests: 4, waitingRequests: 2 });
  });

  test("never run once they are withdrawn", async () => {
    const world = smallWorld();
    await fill(world, 3);

    world.far.cancel(3);
    await arrival();
    for (const { exchange } of world.served) exchange.answer({});
    await arrival();

    expect(world.served).toHaveLength(2);
    expect(world.far.heard.map((message) => "id" in message && message.id)).toEqual([1, 2]);
    world.expectNothingHeld();
  });

  test("never run once their link is lost", async () => {
    const world = smallWorld();
    await fill(world, 3);

    world.far.leave();
    await arrival();
    for (const { exchange } of world.served) exchange.answer({});
    await arrival();

    expect(world.served).toHaveLength(2);
    world.expectNothingHeld();
  });

  test("never run once their link is lost, be it that whoever runs stops at once", async () => {
    const world: World = new World({
      limits: { concurrency: 1, queue: 2 },
      serve: (request, exchange) => {
        world.served.push({ request, exchange });
        exchange.signal.addEventListener("abort", () => exchange.answer({}));
      },
    });
    await fill(world, 3);

    world.far.leave();
    await arrival();

    expect(world.served).toHaveLength(1);
    world.expectNothingHeld();
    // The next link is served as the first was.
    world.connect().ready();
    await fill(world, 1);
    expect(world.served).toHaveLength(2);
  });

  test("do not hold back what is answered from what is at hand", async () => {
    const world = smallWorld();
    await fill(world, 5);

    for (const method of ["ping", "initialize", "server/discover", "subscriptions/listen"]) {
      world.far.ask(method);
    }
    await arrival();

    expect(world.served.slice(2).map(({ request }) => request.method)).toEqual([
      "ping",
      "initialize",
      "server/discover",
      "subscriptions/listen",
    ]);
    expect(world.peer.counts.slots).toBe(2);
  });

  test("do not hold back answers, progress and cancels", async () => {
    const world = smallWorld();
    const { log } = world.call();
    await fill(world, 5);

    world.far.progress(world.far.request(), 1);
    world.far.answer(world.far.request());
    world.far.cancel(1);
    await arrival();

    expect(log).toHaveLength(2);
    expect(world.exchange(0).over).toBe(true);
  });

  test("run from a long queue without piling up, when each is answered on the spot", async () => {
    const count = 20_000;
    let held: (() => void) | undefined;
    const world = new World({
      limits: { concurrency: 1, queue: count },
      serve: (_, exchange) => {
        if (held === undefined) held = () => exchange.answer({});
        else exchange.answer({});
      },
    });
    await fill(world, count);

    held?.();
    await arrival();

    expect(world.far.heard.map((message) => "id" in message && message.id)).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
    world.expectNothingHeld();
  });
});

describe("a cancelled handler", () => {
  async function cancelled(): Promise<World> {
    const world = new World({ limits: { concurrency: 1, settleGrace: 300 } });
    await fill(world, 2);
    world.far.cancel(1);
    await arrival();
    return world;
  }

  test("keeps its slot until it settles", async () => {
    const world = await cancelled();
    expect(world.served).toHaveLength(1);

    world.exchange().fail({ code: 1, message: "Stopped" });
    await arrival();

    expect(world.served).toHaveLength(2);
    world.exchange().answer({});
    world.expectNothingHeld();
  });

  test("keeps its slot no longer than the grace", async () => {
    const world = await cancelled();

    world.clock.advance(299);
    expect(world.served).toHaveLength(1);
    world.clock.advance(1);
    expect(world.served).toHaveLength(2);
    world.exchange(0).answer({});
    expect(world.peer.counts.slots).toBe(1);
    world.exchange(1).answer({});

    world.expectNothingHeld();
  });

  test("does not keep the process alive for its grace", async () => {
    const world = await cancelled();

    expect(world.peer.counts.timers).toBe(1);
    expect(world.clock.pending).toBe(0);
  });

  test("gives its slot back once, however often it settles", async () => {
    const world = await cancelled();

    for (let times = 0; times < 3; times += 1) world.exchange(0).answer({});
    world.far.ask("tools/call", {}, 3);
    await arrival();

    expect(world.served).toHaveLength(2);
    expect(world.peer.counts).toMatchObject({ slots: 1, waitingRequests: 1 });
  });
});
