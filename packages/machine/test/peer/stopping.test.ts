import { describe, expect, test } from "vitest";
import { createActor, sendTo, setup } from "xstate";
import type { OutboundCall } from "../../src/index.ts";
import { arrival, legacy, World } from "./world.ts";

describe("a call whose actor is stopped", () => {
  test.each<[string, (world: World) => Promise<void> | void]>([
    ["in flight", () => {}],
    [
      "that made progress",
      async (world) => {
        await arrival();
        world.far.progress(world.far.request(), 1);
        await arrival();
      },
    ],
  ])("%s is cancelled, and the peer told", async (_, prepare) => {
    const world = new World();
    const { call, log } = world.call();
    await prepare(world);

    call.actor.stop();
    await arrival();

    const outcome = { status: "cancelled", reason: "The actor of the call was stopped" };
    expect(log.at(-1)).toEqual(outcome);
    expect(call.outcome).toEqual(outcome);
    expect(world.far.notifications.map(({ method }) => method)).toEqual([
      "notifications/cancelled",
    ]);
    world.expectNothingHeld();
  });

  test("while it waits for a link is cancelled", () => {
    const world = new World({ connected: false });
    const { call, log } = world.call();

    call.actor.stop();

    expect(log).toHaveLength(1);
    world.expectNothingHeld();
  });

  test("by whoever observes it is cancelled", async () => {
    const world = new World();
    const { call, log } = world.call();
    call.actor.subscribe(() => call.actor.stop());
    await arrival();

    world.far.progress(world.far.request(), 1);
    await arrival();

    expect(log.at(-1)).toMatchObject({ status: "cancelled" });
    world.expectNothingHeld();
  });

  test("has the outcome it had, once it has one", async () => {
    const world = new World();
    const { call, log } = world.call();
    await arrival();
    world.far.answer(world.far.request());
    await arrival();

    call.actor.stop();

    expect(log).toHaveLength(1);
    expect(call.outcome).toMatchObject({ status: "completed" });
  });
});

describe("a request of the peer whose actor is stopped", () => {
  test.each([
    ["that runs", 1],
    ["that waits", 2],
  ])("%s is answered with an error", async (_, id) => {
    const actors: { stop(): unknown }[] = [];
    const world = new World({
      limits: { concurrency: 1 },
      inspect: ({ type, actorRef }) => {
        if (type === "@xstate.actor" && "stop" in actorRef) actors.push(actorRef as never);
      },
    });
    for (const each of [1, 2]) world.far.ask("tools/call", {}, each);
    await arrival();

    actors[id - 1]?.stop();
    await arrival();

    const error = { code: -32603, message: "Request was stopped" };
    expect(world.far.answers[0]).toEqual({ jsonrpc: "2.0", id, error });
    for (const { exchange } of world.served) exchange.answer({});
    await arrival();
    world.expectNothingHeld();
  });
});

describe("a handler that closes the peer", () => {
  test.each(["tools/call", "roots/list", "ping"])(
    "leaves nothing of its %s behind",
    async (method) => {
      const world = new World({
        dialect: legacy,
        serve: (request, exchange) => {
          world.served.push({ request, exchange });
          world.peer.close("Enough");
        },
      });
      const { log } = world.call();
      await arrival();

      world.far.ask(method);
      await arrival();

      expect(world.eventTypes).toEqual([]);
      expect(world.exchange().signal.aborted).toBe(true);
      expect(log).toEqual([{ status: "lost", cause: "Enough" }]);
      world.exchange().answer({});
      world.expectNothingHeld();
    },
  );
});

describe("a call whose actor is sent its end by somebody else", () => {
  const cancel = { type: "call.cancel", reason: "Not wanted" } as const;
  const outcome = { status: "cancelled", reason: "Not wanted" };

  test("has the outcome, and the peer is told", async () => {
    const world = new World();
    const { call, log } = world.call();
    await arrival();

    call.actor.send(cancel);
    await arrival();

    expect(log).toEqual([outcome]);
    expect(world.far.notifications).toMatchObject([{ params: { reason: "Not wanted" } }]);
    world.expectNothingHeld();
  });

  test.each([
    ["an observer", (call: OutboundCall) => call.actor.subscribe(() => call.actor.send(cancel))],
    ["a machine", (call: OutboundCall) => createActor(sending(call)).start()],
  ])("has the outcome once when %s sends it", async (_who, prepare) => {
    const world = new World();
    const { call, log } = world.call();
    await arrival();

    prepare(call);
    world.far.progress(world.far.request(), 1);
    await arrival();

    expect(log.filter((told) => typeof told === "object")).toEqual([outcome]);
    world.expectNothingHeld();
  });

  function sending({ actor }: OutboundCall) {
    return setup({ actions: { cancel: sendTo(actor, cancel) } }).createMachine({ entry: "cancel" });
  }
});
