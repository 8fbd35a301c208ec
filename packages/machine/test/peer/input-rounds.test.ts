import { describe, expect, test } from "vitest";
import { asked, askedBack, asks, modernWorld, question } from "./asked-back.ts";
import { arrival, completed, modern } from "./world.ts";

describe("an answer that asks", () => {
  test("is followed by the same request with the answers, however they come in", async () => {
    const world = modernWorld();
    const { call, log } = await askedBack(
      world,
      asks({ a: question(1), b: question(2) }, "sealed"),
    );
    expect(call.actor.value).toBe("awaitingInput");
    expect(world.served.map(({ request }) => request)).toEqual([question(1), question(2)]);

    world.exchange(1).answer({ b: 2 });
    await arrival();
    expect(world.far.requests).toHaveLength(1);
    world.exchange(0).answer({ a: 1 });
    await arrival();

    const [first, second] = world.far.requests;
    expect(call.actor.value).toBe("pending");
    expect(second?.id).not.toBe(first?.id);
    expect(second?.params).toEqual({
      ...first?.params,
      _meta: { ...first?.params?._meta, progressToken: second?.id },
      inputResponses: { a: { a: 1 }, b: { b: 2 } },
      requestState: "sealed",
    });
    expect(Object.keys(second?.params?.["inputResponses"] as object)).toEqual(["a", "b"]);
    world.far.answer(world.far.request(), { resultType: "complete" });
    await arrival();
    expect(log).toEqual([completed({ resultType: "complete" })]);
    world.expectNothingHeld();
  });

  test.each([
    ["no state is sent where none came", asks({ a: question(1) }), false],
    ["the state is sent as it came, even empty", asks({ a: question(1) }, ""), true],
  ])("%s", async (_, result, hasState) => {
    const world = modernWorld({ serve: (_request, exchange) => exchange.answer({}) });
    await askedBack(world, result);

    expect(world.far.request().params).toMatchObject({ inputResponses: { a: {} } });
    expect("requestState" in (world.far.request().params ?? {})).toBe(hasState);
  });

  test("leads to rounds that carry nothing of the rounds before", async () => {
    const world = modernWorld({
      serve: (request, exchange) => exchange.answer({ ...request.params }),
    });
    await askedBack(world, asks({ a: question(1) }, "first"));

    world.far.answer(world.far.request(), asks({ b: question(2) }));
    await arrival();

    expect(world.far.request().params).toMatchObject({ inputResponses: { b: { n: 2 } } });
    expect(world.far.request().params).not.toHaveProperty("requestState");
    expect(world.far.request().params).not.toHaveProperty("inputResponses.a");
  });

  test("leaves the caller's request as it was", async () => {
    const world = modernWorld({ serve: (_, exchange) => exchange.answer({}) });
    const before = structuredClone(asked);

    await askedBack(world, asks({ a: question(1) }, "sealed"));

    expect(asked).toEqual(before);
  });

  test("starts the idle clock afresh with the next round", async () => {
    const world = modernWorld();
    const { log } = await askedBack(world, asks({ a: question(1) }), { timeout: 100 });
    world.clock.advance(5000);
    world.exchange().answer({});

    world.clock.advance(99);
    expect(log).toEqual([]);
    world.clock.advance(1);

    expect(log).toEqual([{ status: "timedOut", clock: "idle", limit: 100 }]);
  });

  test("is answered from where no handler can notify, ask or suspend", async () => {
    const world = modernWorld();
    const { log } = await askedBack(world, asks({ a: question(1) }));
    const exchange = world.exchange();

    expect(exchange.notify({ jsonrpc: "2.0", method: "notifications/message" })).toBe(true);
    await exchange.drained();
    await expect(exchange.ask({ method: "roots/list" })).rejects.toMatchObject({
      outcome: "refused",
    });
    expect(exchange.facts.principal).toBe("local");
    expect(exchange.over).toBe(false);
    exchange.suspend({});
    await arrival();

    const reason =
      "Client did not answer elicitation/create: A question cannot be answered by questions";
    expect(log).toEqual([{ status: "cancelled", reason }]);
    expect(world.far.heard).toHaveLength(1);
  });
});

describe("rounds", () => {
  test("are capped, and the call ends with that reason", async () => {
    const world = modernWorld({
      limits: { rounds: 2 },
      serve: (_, exchange) => exchange.answer({}),
    });
    const { log } = await askedBack(world, asks({ a: question(1) }));

    for (let round = 2; round <= 3; round += 1) {
      world.far.answer(world.far.request(), asks({ a: question(round) }));
      await arrival();
    }

    const reason = "Peer asks for more than 2 rounds of input";
    expect(log).toEqual([{ status: "cancelled", reason }]);
    expect(world.far.requests).toHaveLength(3);
    world.expectNothingHeld();
  });

  test("that ask nothing are repeated after a pause that doubles", async () => {
    const world = modernWorld();
    const { log } = await askedBack(world, asks(undefined, "busy"));

    for (const pause of [100, 200, 400]) {
      const count = world.far.requests.length;
      world.clock.advance(pause - 1);
      await arrival();
      expect(world.far.requests).toHaveLength(count);
      world.clock.advance(1);
      await arrival();
      expect(world.far.requests).toHaveLength(count + 1);
      expect(world.far.request().params).toMatchObject({ requestState: "busy" });
      expect(world.far.request().params).not.toHaveProperty("inputResponses");
      world.far.answer(world.far.request(), asks({}, "busy"));
      await arrival();
    }

    expect(log).toEqual([]);
  });

  test("that ask nothing never pause longer than half a minute", async () => {
    const world = modernWorld();
    await askedBack(world, asks({}));

    for (let round = 1; round <= 15; round += 1) {
      world.clock.advance(30_000);
      await arrival();
      world.far.answer(world.far.request(), asks({}));
      await arrival();
    }

    expect(world.far.requests).toHaveLength(16);
  });

  test("that pause hold nothing once the call is cancelled", async () => {
    const world = modernWorld();
    const { call } = await askedBack(world, asks(undefined, "busy"));

    call.cancel("Not that patient");

    world.expectNothingHeld();
  });
});

describe("a result that is not what was asked for", () => {
  test.each([
    ["of an unknown type", { resultType: "surprise" }],
    ["of a type that is no text", { resultType: 5 }],
    ["that asks without questions or state", { resultType: "input_required" }],
    ["with a question that is none", { resultType: "input_required", inputRequests: { a: 5 } }],
    ["that is a task", { resultType: "task" }],
  ])("%s fails the call", async (_, result) => {
    const world = modernWorld();
    const { log } = await askedBack(world, result);

    const message = "Result is malformed or of an unknown kind";
    expect(log).toEqual([{ status: "failed", error: { code: -32_600, message } }]);
    world.expectNothingHeld();
  });
});

test("a call on a session goes on with its round although a question beside it was answered", async () => {
  const dialect = { ...modern, asks: (method: string) => method === "roots/list" };
  const world = modernWorld({ dialect });
  const { log } = await askedBack(world, asks({ a: question(1) }));
  world.far.ask("roots/list");
  await arrival();

  world.exchange(1).answer({});
  world.exchange(0).answer({});
  await arrival();
  world.far.answer(world.far.request());
  await arrival();

  expect(log).toEqual([completed()]);
});

test("a round whose answers cannot be written ends the call", async () => {
  const world = modernWorld();
  const { log } = await askedBack(world, asks({ a: question(1) }));
  const unwritable = () => {
    throw new TypeError("Params of tools/call cannot be written as JSON");
  };
  world.link.speak({ ...modern, prepare: unwritable });

  world.exchange().answer({});

  const reason = "Params of tools/call cannot be written as JSON";
  expect(log).toEqual([{ status: "cancelled", reason }]);
  world.expectNothingHeld();
});
