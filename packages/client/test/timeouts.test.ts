import { expect, test } from "vitest";
import { NOTHING_HELD } from "../../machine/test/peer/nothing-held.ts";
import type { ConnectOptions, RequestOptions } from "../src/index.ts";
import { arrival, openClient } from "./open-client.ts";

const NEVER = Number.POSITIVE_INFINITY;

test.each<[what: string, connect: ConnectOptions, call: RequestOptions, ms: number, clock: string]>(
  [
    ["60 s of silence", {}, {}, 60_000, "idle"],
    ["the client's own limit", { timeout: 200 }, {}, 200, "idle"],
    ["the call's own before the client's", { timeout: 200 }, { timeout: 300 }, 300, "idle"],
    [
      "the client's where the call says undefined",
      { timeout: 200 },
      { timeout: undefined },
      200,
      "idle",
    ],
    ["an hour in all", {}, { timeout: NEVER }, 3_600_000, "total"],
    ["the client's total", { maxTotalTimeout: 400 }, { timeout: NEVER }, 400, "total"],
    ["the call's own total", { maxTotalTimeout: 400 }, { maxTotalTimeout: 500 }, 500, "total"],
  ],
)("%s ends a call", async (_what, connect, options, ms, clock) => {
  await using world = await openClient(connect);
  const call = world.client.callTool("greet", {}, options);
  await arrival();

  world.clock.advance(ms - 1);
  expect(call.state).toBe("pending");
  world.clock.advance(1);
  await arrival();

  expect(call.outcome).toEqual({ status: "timedOut", clock, limit: ms });
  expect(world.far.notifications).toMatchObject([{ method: "notifications/cancelled" }]);
  expect(world.client.counts).toEqual(NOTHING_HELD);
});

test("infinity is never, for both limits", async () => {
  await using world = await openClient();
  const call = world.client.callTool("greet", {}, { timeout: NEVER, maxTotalTimeout: NEVER });
  await arrival();

  world.clock.advance(2 ** 40);
  expect(call.state).toBe("pending");
  world.far.give(world.far.request(), "Hello");

  expect((await call).content).toHaveLength(1);
});

test("progress restarts the silence whether or not it is listened to, and the total ends it (cases 65, 66)", async () => {
  await using world = await openClient();
  const call = world.client.callTool("greet", {}, { timeout: 200, maxTotalTimeout: 600 });
  await arrival();
  const request = world.far.request();

  for (let step = 1; step <= 5; step += 1) {
    world.clock.advance(100);
    world.far.progress(request, step);
    await arrival();
    expect(call.state).toBe("progressing");
  }
  world.clock.advance(100);

  expect(call.outcome).toEqual({ status: "timedOut", clock: "total", limit: 600 });
});

test.each(["timeout", "maxTotalTimeout"])("a %s that is no number is refused", async (name) => {
  await using world = await openClient();
  const refusal = new TypeError(`Option ${name} must be a number of ms, not "5 s"`);

  expect(() => world.client.callTool("greet", {}, { [name]: "5 s" })).toThrow(refusal);
  await expect(openClient({ [name]: "5 s" })).rejects.toThrow(refusal);
});

test.each([
  ["timeout", Number.NaN],
  ["maxTotalTimeout", Number.NaN],
  ["timeout", -3],
  ["maxTotalTimeout", -3],
])("a %s of %d is refused at once", async (name, value) => {
  await using world = await openClient();

  expect(() => world.client.callTool("greet", {}, { [name]: value })).toThrow(
    new RangeError(`Option ${name} must be a number of ms from 0 on, not ${value}`),
  );
  expect(world.client.counts).toEqual(NOTHING_HELD);
});
