import { describe, expect, test } from "vitest";
import { NOTHING_HELD } from "./nothing-held.ts";
import { arrival, completed, type Watched, World } from "./world.ts";

describe("calls made while no link is ready", () => {
  test("wait, and leave in order once one is", async () => {
    const world = new World({ connected: false });
    for (const name of ["a", "b"]) world.call({}, { method: "tools/call", params: { name } });
    const attachment = world.connect();
    world.call({}, { method: "tools/call", params: { name: "c" } });
    await arrival();
    expect(world.far.heard).toEqual([]);
    expect(world.peer.counts).toEqual({ ...NOTHING_HELD, waitingCalls: 3, timers: 3 });

    attachment.ready();
    await arrival();

    expect(world.far.requests.map(({ params }) => params?.["name"])).toEqual(["a", "b", "c"]);
  });

  test("go on waiting when one that leaves ends the link", async () => {
    const world = new World({ connected: false });
    const attachment = world.connect();
    const call = world.peer.call({ method: "tools/call" });
    call.actor.subscribe(() => attachment.detach());
    world.call();

    attachment.ready();
    await arrival();

    expect(world.far.requests).toHaveLength(1);
    expect(world.peer.counts).toMatchObject({ calls: 0, waitingCalls: 1 });
  });

  test("are refused past the limit", () => {
    const world = new World({ connected: false, limits: { waitingCalls: 1 } });
    world.call();

    const { log } = world.call();

    expect(log).toEqual([{ status: "refused", cause: "1 calls wait already" }]);
    expect(world.peer.counts).toEqual({ ...NOTHING_HELD, waitingCalls: 1, timers: 1 });
  });

  test("are refused by a close, as are those made later", () => {
    const world = new World({ connected: false });
    const early = world.call();

    world.peer.close("Gone home");
    const late = world.call();

    for (const { log } of [early, late]) {
      expect(log).toEqual([{ status: "refused", cause: "Gone home" }]);
    }
    world.expectNothingHeld();
  });

  test("outlive a link that comes and goes", async () => {
    const world = new World();
    world.far.leave();
    await arrival();
    const { log } = world.call();

    world.connect();
    world.far.leave();
    await arrival();
    expect(log).toEqual([]);
    world.connect().ready();
    await arrival();
    world.far.answer(world.far.request());
    await arrival();

    expect(log).toEqual([completed()]);
    world.expectNothingHeld();
  });
});

test("an attachment of an earlier link has no say any more", async () => {
  const world = new World();
  const { attachment } = world;
  world.far.leave();
  await arrival();
  world.connect();

  attachment.ready();
  world.call();
  await arrival();
  expect(world.far.heard).toEqual([]);
  world.attachment.ready();
  attachment.detach();
  world.call();
  await arrival();

  expect(world.far.requests).toHaveLength(2);
  expect(attachment.inFlight).toBe(0);
  await expect(attachment.idle()).resolves.toBeUndefined();
});

describe("idle()", () => {
  test("settles when neither calls nor requests are on their way, whoever waits", async () => {
    const world = new World();
    world.call();
    world.far.ask("tools/call");
    await arrival();
    const settled: string[] = [];
    void world.attachment.idle().then(() => settled.push("one"));
    void world.attachment.idle().then(() => settled.push("two"));
    expect(world.attachment.inFlight).toBe(2);

    world.far.answer(world.far.request());
    await arrival();
    expect(settled).toEqual([]);
    world.exchange().answer({});
    await arrival();

    expect(settled).toEqual(["one", "two"]);
    expect(world.attachment.inFlight).toBe(0);
  });

  test("settles at once when nothing is on its way", async () => {
    await expect(new World().attachment.idle()).resolves.toBeUndefined();
  });

  test("does not wait for calls that are held back", async () => {
    const world = new World({ connected: false });
    world.connect();
    world.call();

    await expect(world.attachment.idle()).resolves.toBeUndefined();
  });

  test("waits for a request that came while a call was awaited", async () => {
    const world = new World();
    world.call();
    await arrival();
    let isSettled = false;
    void world.attachment.idle().then(() => {
      isSettled = true;
    });

    world.far.ask("tools/call");
    world.far.answer(world.far.request());
    await arrival();
    expect(isSettled).toBe(false);
    world.exchange().answer({});
    await arrival();

    expect(isSettled).toBe(true);
  });
});

describe("the end of a link", () => {
  test("is told once, after everything that relied on it", async () => {
    const world = new World();
    const order: unknown[] = [];
    world.call({ onSettled: () => order.push(world.endings.length) });
    world.far.ask("tools/call");
    await arrival();
    world.exchange().signal.addEventListener("abort", () => order.push(world.endings.length));

    world.far.leave();
    await arrival();
    world.attachment.detach();

    expect(order).toEqual([0, 0]);
    expect(world.endings).toEqual([undefined]);
  });

  test.each([
    ["detach", (world: World) => world.attachment.detach(), "This side closed the channel"],
    ["close", (world: World) => world.peer.close("Gone home"), "Gone home"],
  ])("by %s loses everything in flight, with the reason", async (_, end, cause) => {
    const world = new World();
    const { log } = world.call();
    world.far.ask("tools/call");
    await arrival();
    const exchange = world.exchange();

    end(world);
    end(world);
    await arrival();
    exchange.answer({});

    expect(log).toEqual([{ status: "lost", cause }]);
    expect(exchange.signal.reason).toMatchObject({ outcome: "lost", message: cause });
    expect(world.endings).toEqual([undefined]);
    expect(world.far.answers).toEqual([]);
    world.expectNothingHeld();
    await expect(world.link.closed).resolves.toBeUndefined();
  });

  test.each([
    ["detach", (world: World) => world.attachment.detach()],
    ["the far end", (world: World) => world.far.leave()],
  ])("by %s lets those who hear of it call again: they wait for the next link", async (_, end) => {
    const world = new World();
    const again: Watched[] = [];
    world.call({ onSettled: () => again.push(world.call()) });
    await arrival();

    end(world);
    await arrival();
    expect(world.peer.counts).toEqual({ ...NOTHING_HELD, waitingCalls: 1, timers: 1 });
    world.connect().ready();
    await arrival();
    world.far.answer(world.far.request());
    await arrival();

    expect(again.map(({ log }) => log)).toEqual([[completed()]]);
  });

  test("does not answer a request of the link before on the next", async () => {
    const world = new World();
    world.far.ask("tools/call", {}, "old");
    await arrival();
    world.far.leave();
    await arrival();
    world.connect().ready();

    world.exchange().answer({});
    await arrival();

    expect(world.far.heard).toEqual([]);
    world.expectNothingHeld();
  });
});

test("a peer reads one link at a time", () => {
  const world = new World();

  expect(() => world.connect()).toThrow("A peer reads one link at a time");
});

test("a closed peer reads no link", () => {
  const world = new World();
  world.peer.close("Gone home");

  expect(() => world.connect()).toThrow("A closed peer reads no link");
});

test("a link that somebody else reads ends at once", () => {
  const world = new World();
  const other = new World({ connected: false });

  other.peer.attach(world.link, (error) => other.endings.push(error)).ready();
  other.call();

  expect(other.endings).toMatchObject([{ code: "lost" }]);
  expect(other.peer.counts.waitingCalls).toBe(1);
});
