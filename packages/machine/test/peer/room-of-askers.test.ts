import { describe, expect, test } from "vitest";
import { fill } from "./fill.ts";
import { arrival, World } from "./world.ts";

describe("a handler that asks", () => {
  async function asking(): Promise<{ world: World; asked: Promise<unknown> }> {
    const world = new World({ limits: { concurrency: 1 } });
    await fill(world, 2);
    const asked = world.exchange().ask({ method: "roots/list" });
    await arrival();
    return { world, asked };
  }

  test("gives its slot to the next while it waits, and takes one again", async () => {
    const { world, asked } = await asking();
    expect(world.served).toHaveLength(2);
    expect(world.peer.counts.slots).toBe(1);

    world.far.answer(world.far.request(), { roots: [] });

    await expect(asked).resolves.toEqual({ roots: [] });
    expect(world.peer.counts.slots).toBe(2);
    world.far.ask("tools/call", {}, 3);
    await arrival();
    expect(world.served).toHaveLength(2);
    world.exchange(0).answer({});
    expect(world.served).toHaveLength(2);
    world.exchange(1).answer({});
    expect(world.served).toHaveLength(3);
    world.exchange(2).answer({});
    world.expectNothingHeld();
  });

  test("gives one slot back for any number of questions", async () => {
    const { world, asked } = await asking();
    const second = world.exchange(0).ask({ method: "sampling/createMessage" });
    await arrival();
    expect(world.peer.counts.slots).toBe(1);

    for (const request of world.far.requests) world.far.answer(request);
    await Promise.all([asked, second]);

    expect(world.peer.counts.slots).toBe(2);
    for (const { exchange } of world.served) exchange.answer({});
    world.expectNothingHeld();
  });

  test("holds no slot when it answers without waiting for its question", async () => {
    const { world, asked } = await asking();
    const outcome = expect(asked).rejects.toMatchObject({ outcome: "cancelled" });

    world.exchange(0).answer({});
    await outcome;
    await arrival();

    expect(world.far.notifications).toMatchObject([
      { method: "notifications/cancelled", params: { requestId: world.far.request().id } },
    ]);
    world.exchange(1).answer({});
    world.expectNothingHeld();
  });

  test("keeps its slot where too many ask already", async () => {
    const world = new World({ limits: { concurrency: 1, asking: 1 } });
    await fill(world, 3);
    const first = world.exchange(0).ask({ method: "roots/list" });
    await arrival();
    expect(world.served).toHaveLength(2);
    const second = world.exchange(1).ask({ method: "roots/list" });
    await arrival();
    expect(world.served).toHaveLength(2);
    expect(world.peer.counts).toMatchObject({ slots: 1, waitingRequests: 1 });

    for (const request of world.far.requests) world.far.answer(request);
    await Promise.all([first, second]);

    expect(world.peer.counts.slots).toBe(2);
    for (const { exchange } of world.served) exchange.answer({});
    expect(world.served).toHaveLength(3);
    world.exchange(2).answer({});
    world.expectNothingHeld();
  });

  test.each<[string, (world: World) => void]>([
    ["answered", (world) => world.exchange(0).answer({})],
    ["cancelled", (world) => world.far.cancel(1)],
  ])("no longer counts among those that ask once it is %s", async (_, end) => {
    const world = new World({ limits: { concurrency: 1, asking: 1 } });
    await fill(world, 3);
    world
      .exchange(0)
      .ask({ method: "roots/list" })
      .catch(() => {});
    await arrival();

    end(world);
    await arrival();
    world
      .exchange(1)
      .ask({ method: "roots/list" })
      .catch(() => {});
    await arrival();

    expect(world.served).toHaveLength(3);
  });

  test("is one of a bounded number, however many the peer calls for", async () => {
    const world = new World({
      limits: { concurrency: 4, queue: 4, asking: 8 },
      serve: (_request, exchange) => {
        exchange.ask({ method: "elicitation/create" }).catch(() => {});
      },
    });

    await fill(world, 1000);

    expect(world.far.requests).toHaveLength(12);
    expect(world.peer.counts).toMatchObject({ requests: 16, slots: 4, waitingRequests: 4 });
  });

  test("is given no slot it never needed", async () => {
    const world = new World();
    world.far.ask("initialize");
    await arrival();
    const asked = world.exchange().ask({ method: "roots/list" });
    await arrival();

    world.far.answer(world.far.request());
    await asked;

    expect(world.peer.counts.slots).toBe(0);
  });
});
