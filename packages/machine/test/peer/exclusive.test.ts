import type { Dialect } from "@mcp-actors/protocol";
import { TransportError } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { arrival, callEcho, legacy, World } from "./world.ts";

const other = { method: "ping" };

/** A dialect in which calls of echo wait for each other. */
const turns: Dialect = { ...legacy, exclusive: (method) => method === callEcho.method };

const methods = (world: World) => world.far.requests.map(({ method }) => method);

describe("calls that wait for each other", () => {
  test("leave one after another, as the one before is over", async () => {
    const world = new World({ dialect: turns });
    const calls = [1, 2, 3].map(() => world.call({}, callEcho).call);
    await arrival();
    expect(calls.map(({ actor }) => actor.value)).toEqual(["pending", "queued", "queued"]);
    expect(methods(world)).toEqual([callEcho.method]);

    world.far.answer(world.far.request(), {});
    await arrival();
    calls[1]?.cancel("enough");
    await arrival();

    expect(calls.map(({ actor }) => actor.value)).toEqual(["completed", "cancelled", "pending"]);
    expect(methods(world)).toEqual([callEcho.method, callEcho.method, callEcho.method]);
  });

  test("are sent as they were when they were made", async () => {
    const world = new World({ dialect: turns });
    const args = { row: 0 };
    for (const row of [1, 2, 3]) {
      args.row = row;
      world.call({}, { ...callEcho, params: { name: "echo", arguments: args } });
    }
    for (let left = 3; left > 0; left -= 1) {
      await arrival();
      world.far.answer(world.far.request(), {});
    }
    await arrival();

    // The first left at once, as its caller's own object.
    expect(world.far.requests.slice(1).map(({ params }) => params?.["arguments"])).toEqual([
      { row: 2 },
      { row: 3 },
    ]);
  });

  test("hold up no others", async () => {
    const world = new World({ dialect: turns });
    world.call({}, callEcho);
    world.call({}, callEcho);
    world.call({}, other);
    await arrival();

    expect(methods(world)).toEqual([callEcho.method, other.method]);
  });

  test("wait without a clock of silence, but not for ever", async () => {
    const world = new World({ dialect: turns });
    world.call({ timeout: Number.POSITIVE_INFINITY }, callEcho);
    const { call } = world.call({ timeout: 10, maxTotalTimeout: 1000 }, callEcho);

    world.clock.advance(999);
    expect(call.outcome).toBeUndefined();
    world.clock.advance(1);

    expect(call.outcome).toMatchObject({ status: "timedOut", clock: "total" });
  });

  test("go on over the next link when the one before is lost with its own", async () => {
    const world = new World({ dialect: turns });
    const lost = world.call({}, callEcho).call;
    const waiting = world.call({}, callEcho).call;
    await arrival();

    world.far.leave();
    await arrival();
    expect([lost, waiting].map(({ actor }) => actor.value)).toEqual(["lost", "queued"]);
    world.connect().ready();
    await arrival();

    expect(waiting.actor.value).toBe("pending");
    expect(methods(world)).toEqual([callEcho.method]);
  });

  test("give their place to the next when they cannot be written", async () => {
    const world = new World({ dialect: turns });
    const [first, refused, last] = [1, 2, 3].map(() => world.call({}, callEcho).call);
    const prepare: Dialect["prepare"] = () => {
      // The one after it can be.
      world.link.speak(turns);
      throw new TypeError("It cannot be written");
    };
    world.link.speak({ ...turns, prepare });

    first?.cancel("enough");
    await arrival();

    expect(refused?.outcome).toEqual({ status: "refused", cause: "It cannot be written" });
    expect(last?.actor.value).toBe("pending");
    expect(methods(world)).toHaveLength(2);
  });

  test("do not wait for one that is to be sent again later, nor for its end", async () => {
    const world = new World({ dialect: turns });
    const [first, second, third] = [1, 2, 3].map(() => world.call({}, callEcho).call);
    await arrival();

    first?.lost(new TransportError("rejected", "Later", { retryAfter: 50, undelivered: true }));
    expect([first, second, third].map((call) => call?.actor.value)).toEqual([
      "queued",
      "pending",
      "queued",
    ]);
    second?.cancel("enough");
    third?.cancel("enough");
    world.clock.advance(50);
    await arrival();

    expect(first?.actor.value).toBe("pending");
  });

  test("are refused where they wait when the peer is closed", () => {
    const world = new World({ dialect: turns });
    world.call({}, callEcho);
    const waiting = world.call({}, callEcho).call;

    world.peer.close("enough");

    expect(waiting.outcome).toEqual({ status: "refused", cause: "enough" });
    world.expectNothingHeld();
  });
});
