import { describe, expect, test } from "vitest";
import { arrival, completed, modern, World } from "./world.ts";

const elicitation = "elicitation/create";

describe("a question of the peer, in the era with sessions", () => {
  test("makes every call in flight wait, and the last answer lets them go on", async () => {
    const world = new World();
    const calls = [world.call().call, world.call().call];
    const states = (): string[] => calls.map(({ actor }) => actor.value);
    await arrival();
    expect(states()).toEqual(["pending", "pending"]);

    world.far.ask(elicitation);
    world.far.ask("sampling/createMessage");
    await arrival();
    expect(states()).toEqual(["awaitingInput", "awaitingInput"]);
    world.exchange(0).answer({});
    expect(states()).toEqual(["awaitingInput", "awaitingInput"]);
    world.exchange(1).fail({ code: -1, message: "Declined" });

    expect(states()).toEqual(["progressing", "progressing"]);
  });

  test("is told to calls with its first and last only", async () => {
    const world = new World();
    const { call } = world.call();
    let changes = 0;
    call.actor.subscribe(() => {
      changes += 1;
    });
    await arrival();

    for (const id of [1, 2, 3]) world.far.ask(elicitation, {}, id);
    await arrival();
    for (const { exchange } of world.served) exchange.answer({});

    expect(changes).toBe(2);
  });

  test("makes the others wait when it is the end of one", async () => {
    const world = new World();
    const calls = [world.call().call, world.call().call, world.call().call];
    const [first] = calls;
    first?.actor.subscribe(({ value }) => {
      if (value === "awaitingInput") first.cancel("asked too much");
    });
    await arrival();

    world.far.ask(elicitation);
    await arrival();

    expect(calls.map(({ actor }) => actor.value)).toEqual([
      "cancelled",
      "awaitingInput",
      "awaitingInput",
    ]);
  });

  test("makes a call wait that is made while it is open", async () => {
    const world = new World();
    world.far.ask(elicitation);
    await arrival();

    const { call } = world.call();

    expect(call.actor.value).toBe("awaitingInput");
  });

  test.each([
    ["withdrawn", (world: World, id: string | number) => world.far.cancel(id)],
    ["answered", (world: World) => world.exchange().answer({})],
  ])("that is %s makes nobody wait any more", async (_, end) => {
    const world = new World();
    const { call } = world.call();
    const id = world.far.ask(elicitation);
    await arrival();

    end(world, id);
    await arrival();

    expect(call.actor.value).toBe("progressing");
  });

  test("that is answered on the spot makes nobody wait any more", async () => {
    const world = new World({ serve: (_, exchange) => exchange.answer({}) });
    const { call } = world.call();

    world.far.ask(elicitation);
    await arrival();

    expect(call.actor.value).toBe("progressing");
  });

  test.each([
    ["with sessions", {}, (world: World) => world.far.ask(elicitation)],
    [
      "without",
      { dialect: modern },
      (world: World) =>
        world.far.answer(world.far.request(), {
          resultType: "input_required",
          inputRequests: { a: { method: elicitation } },
        }),
    ],
  ])("in the era %s is waited for by the time it is put to anybody", async (_, options, ask) => {
    const states: string[] = [];
    const world: World = new World({ ...options, serve: () => states.push(call.actor.value) });
    const { call } = world.call();
    await arrival();

    ask(world);
    await arrival();

    expect(states).toEqual(["awaitingInput"]);
  });

  test("does not keep a call from its answer", async () => {
    const world = new World();
    const { log } = world.call();
    await arrival();
    world.far.ask(elicitation);
    await arrival();

    world.far.answer(world.far.request());
    await arrival();

    expect(log).toEqual([completed()]);
  });

  test.each(["ping", "tools/call"])("is not what %s is", async (method) => {
    const world = new World();
    const { call } = world.call();

    world.far.ask(method);
    await arrival();

    expect(call.actor.value).toBe("pending");
  });

  test("is nobody's in the era without sessions", async () => {
    const world = new World({ dialect: modern });
    const { call } = world.call();

    world.far.ask(elicitation);
    await arrival();

    expect(call.actor.value).toBe("pending");
  });
});

describe("a question of ours", () => {
  async function asking(world: World) {
    const id = world.far.ask("tools/call");
    await arrival();
    const asked = world.exchange().ask({ method: "sampling/createMessage", params: { n: 1 } });
    await arrival();
    return { id, asked };
  }

  test("is answered with the peer's result", async () => {
    const world = new World();
    const { id, asked } = await asking(world);

    world.far.answer(world.far.request(), { role: "assistant" });
    await expect(asked).resolves.toEqual({ role: "assistant" });
    world.exchange().answer({});
    await arrival();

    expect(world.far.requests).toMatchObject([
      { method: "sampling/createMessage", params: { n: 1 } },
    ]);
    expect(world.far.answers).toMatchObject([{ id }]);
    world.expectNothingHeld();
  });

  test("rejects with the peer's error", async () => {
    const world = new World();
    const { asked } = await asking(world);

    world.far.fail(world.far.request(), -1, "User rejected");

    await expect(asked).rejects.toMatchObject({ name: "ProtocolError", code: -1 });
  });

  test("has no clock of its own", async () => {
    const world = new World();
    const { asked } = await asking(world);

    world.clock.advance(100 * 3_600_000);
    world.far.answer(world.far.request());

    await expect(asked).resolves.toEqual({});
  });

  test("is cancelled with the request that asks it, and the peer is told", async () => {
    const world = new World();
    const { id, asked } = await asking(world);
    const outcome = expect(asked).rejects.toMatchObject({ outcome: "cancelled" });

    world.far.cancel(id);
    await outcome;
    await arrival();

    expect(world.far.notifications.map(({ params }) => params)).toEqual([
      { requestId: world.far.request().id, reason: "The request that asks is over" },
    ]);
    world.expectNothingHeld();
  });

  test("is lost with its link", async () => {
    const world = new World();
    const { asked } = await asking(world);
    const outcome = expect(asked).rejects.toMatchObject({ outcome: "lost" });

    world.far.leave();
    await outcome;
    world.exchange().answer({});

    world.expectNothingHeld();
  });

  test("leaves although calls are refused, so that a drain can end", async () => {
    const world = new World();
    world.far.ask("tools/call");
    await arrival();
    world.peer.refuse({ cause: "Closing" });
    const drained = world.attachment.idle();

    const asked = world.exchange().ask({ method: "roots/list" });
    await arrival();
    world.far.answer(world.far.request());
    await asked;
    world.exchange().answer({});

    await expect(drained).resolves.toBeUndefined();
  });

  test("that cannot be written is refused, and its handler goes on", async () => {
    const world = new World();
    world.far.ask("tools/call");
    await arrival();
    const unwritable = () => {
      throw new TypeError("Params cannot be written");
    };
    world.link.speak({ ...world.link.dialect, prepare: unwritable });

    const asked = world.exchange().ask({ method: "roots/list" });

    await expect(asked).rejects.toMatchObject({ outcome: "refused" });
    expect(world.peer.counts.slots).toBe(1);
    world.exchange().answer({});
    world.expectNothingHeld();
  });

  test.each<[string, (world: World) => void]>([
    ["closed the peer", ({ peer }) => peer.close("Closing")],
    ["took its link away", ({ attachment }) => attachment.detach()],
  ])("of a handler that %s just before is refused, and nothing of it is kept", async (_, end) => {
    const asked: Promise<unknown>[] = [];
    const world: World = new World({
      serve: (_request, exchange) => {
        end(world);
        asked.push(exchange.ask({ method: "roots/list" }));
      },
    });
    world.far.ask("tools/call");

    await expect(arrival().then(() => asked[0])).rejects.toMatchObject({ outcome: "lost" });
    world.clock.advance(60_000);

    world.expectNothingHeld();
  });
});
