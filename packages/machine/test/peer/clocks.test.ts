import { describe, expect, test } from "vitest";
import { settle } from "../../src/index.ts";
import { arrival, completed, World } from "./world.ts";

const HOUR = 3_600_000;
const idle = (limit = 60_000) => ({ status: "timedOut", clock: "idle", limit });
const total = (limit = HOUR) => ({ status: "timedOut", clock: "total", limit });

describe("the idle clock", () => {
  test("runs out after a minute of silence by default", async () => {
    const world = new World();
    const { log } = world.call();

    world.clock.advance(59_999);
    expect(log).toEqual([]);
    world.clock.advance(1);

    expect(log).toEqual([idle()]);
  });

  test("tells where it ran out because what came has no end of line", async () => {
    const world = new World();
    const call = world.peer.call({ method: "tools/call" }, { timeout: 200 });
    await arrival();
    Object.defineProperty(world.link, "unended", { value: '{"jsonrpc":"2.0"' });

    world.clock.advance(200);

    expect(() => settle(call.outcome ?? completed(), call.cause)).toThrow(
      'No answer and no progress within 200 ms; what came has no end of line: {"jsonrpc":"2.0"',
    );
  });

  test("starts anew with each progress, whether or not anybody hears it (cases 65, 66)", async () => {
    const world = new World();
    const call = world.peer.call({ method: "tools/call" }, { timeout: 200, maxTotalTimeout: 600 });
    await arrival();

    for (let progress = 1; progress <= 5; progress += 1) {
      world.clock.advance(100);
      world.far.progress(world.far.request(), progress);
      await arrival();
    }
    expect(call.outcome).toBeUndefined();
    world.clock.advance(99);
    expect(call.outcome).toBeUndefined();
    world.clock.advance(1);

    expect(call.outcome).toEqual(total(600));
    await arrival();
    expect(world.far.notifications.map(({ params }) => params)).toEqual([
      { requestId: world.far.request().id, reason: "No answer in time" },
    ]);
    world.expectNothingHeld();
  });

  test("does not start anew with the progress of another call", async () => {
    const world = new World();
    const quiet = world.call({ timeout: 200 });
    const busy = world.call({ timeout: 200 });
    await arrival();

    world.clock.advance(150);
    world.far.progress(world.far.request(1), 1);
    await arrival();
    world.clock.advance(50);

    expect(quiet.log).toEqual([idle(200)]);
    expect(busy.log).toEqual([1]);
  });

  test("does not run while the call waits to be sent", async () => {
    const world = new World({ connected: false });
    const { log } = world.call({ timeout: 100 });

    world.clock.advance(1000);
    world.connect().ready();
    world.clock.advance(99);
    expect(log).toEqual([]);
    world.clock.advance(1);

    expect(log).toEqual([idle(100)]);
  });

  test("stops while a handler of ours works on a question, and then starts anew", async () => {
    const world = new World();
    const { log } = world.call({ timeout: 100 });
    await arrival();
    world.clock.advance(90);

    world.far.ask("elicitation/create");
    await arrival();
    world.clock.advance(10_000);
    world.exchange().answer({ action: "decline" });
    world.clock.advance(99);
    expect(log).toEqual([]);
    world.clock.advance(1);

    expect(log).toEqual([idle(100)]);
  });

  test("does not start anew with progress while a question is open", async () => {
    const world = new World();
    const { log } = world.call({ timeout: 100 });
    await arrival();
    world.far.ask("elicitation/create");
    world.far.progress(world.far.request(), 1);
    await arrival();

    world.clock.advance(10_000);

    expect(log).toEqual([1]);
  });
});

describe("the total clock", () => {
  test("runs out after an hour by default, however lively the call", async () => {
    const world = new World();
    const { log } = world.call({ timeout: Number.POSITIVE_INFINITY });

    world.clock.advance(HOUR - 1);
    expect(log).toEqual([]);
    world.clock.advance(1);

    expect(log).toEqual([total()]);
  });

  test("runs while the call waits to be sent, and nothing is sent or told", async () => {
    const world = new World({ connected: false });
    const { log } = world.call({ maxTotalTimeout: 500 });

    world.clock.advance(500);
    world.connect().ready();
    await arrival();

    expect(log).toEqual([total(500)]);
    expect(world.far.heard).toEqual([]);
    world.expectNothingHeld();
  });

  test("runs while a question is open", async () => {
    const world = new World();
    const { log } = world.call({ maxTotalTimeout: 500 });
    await arrival();
    world.far.ask("elicitation/create");
    await arrival();

    world.clock.advance(500);

    expect(log).toEqual([total(500)]);
  });

  test("counts what went before a question too", async () => {
    const world = new World();
    const { log } = world.call({ maxTotalTimeout: 70_000 });
    await arrival();
    world.clock.advance(50_000);
    world.far.ask("elicitation/create");
    await arrival();

    world.clock.advance(19_999);
    expect(log).toEqual([]);
    world.clock.advance(1);

    expect(log).toEqual([total(70_000)]);
  });

  test("comes first where both run out at once", () => {
    const world = new World();
    const { log } = world.call({ timeout: 100, maxTotalTimeout: 100 });

    world.clock.advance(100);

    expect(log).toEqual([total(100)]);
  });

  test.each([
    [60_000, HOUR, 1],
    [100, Number.POSITIVE_INFINITY, 1],
    [100, 100, 2],
    [Number.POSITIVE_INFINITY, 100, 2],
  ])(
    "of %d ms of silence and %d in all takes a timer only where it may matter",
    (timeout, maxTotalTimeout, timers) => {
      const world = new World();
      world.call({ timeout, maxTotalTimeout });

      expect(world.peer.counts.timers).toBe(timers);
    },
  );

  test("is kept without progress", () => {
    const world = new World();
    const { log } = world.call({ maxTotalTimeout: 100 });

    world.clock.advance(100);

    expect(log).toEqual([total(100)]);
  });
});

describe("limits of any size", () => {
  test.each([
    ["Infinity", Number.POSITIVE_INFINITY],
    ["more than a platform timer can wait", 2 ** 31 + 1000],
  ])("%s is waited for", async (_, timeout) => {
    const world = new World();
    const { log } = world.call({ timeout, maxTotalTimeout: timeout });
    await arrival();

    world.clock.advance(2 ** 31);
    expect(log).toEqual([]);
    world.far.answer(world.far.request());
    await arrival();

    expect(log).toEqual([completed()]);
    world.expectNothingHeld();
  });

  test("0 ms is no time at all", () => {
    const world = new World();
    const { log } = world.call({ timeout: 0 });

    world.clock.advance(0);

    expect(log).toEqual([idle(0)]);
  });

  test.each([
    ["timeout", Number.NaN],
    ["maxTotalTimeout", Number.NaN],
    ["timeout", -3],
    ["maxTotalTimeout", -3],
  ])("a %s of %d is refused on the spot", (name, value) => {
    const world = new World();

    expect(() => world.call({ [name]: value })).toThrow(
      new RangeError(`Option ${name} must be a number of ms from 0 on, not ${value}`),
    );

    world.expectNothingHeld();
  });
});
