import { describe, expect, test } from "vitest";
import type { TransportError } from "../../src/errors.ts";
import type { Asked } from "../support/http-server.ts";
import { HttpLinkWorld, LEGACY, MODERN, openSession } from "../support/open-http-link.ts";

const CALL = { method: "tools/call", params: { name: "work" } };

/** A session without a stream of its own. */
const noStanding = (asked: Asked) => asked.method === "GET" && asked.status(405);

const cancelsOf = ({ server }: HttpLinkWorld) =>
  server.of("POST").filter(({ message }) => message.method === "notifications/cancelled");

describe("a cancel in a session", () => {
  test("that is cut on the wire is sent once more", async () => {
    await using world = await openSession({ script: noStanding });
    const { exchange, related } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream();
    asked.say({ method: "notifications/message" });
    await expect.poll(() => related).toHaveLength(1);
    exchange.abandon("Enough");
    (await world.server.at(3, "POST")).cut();

    const again = await world.server.at(4, "POST");
    expect(again.message).toMatchObject({
      method: "notifications/cancelled",
      params: { requestId: 2, reason: "Enough" },
    });
    again.cut();
    await expect.poll(() => world.inbound.items).toMatchObject([{ kind: "unreadable" }]);
    expect(cancelsOf(world)).toHaveLength(2);
  });

  test("is not sent again where it was taken, and its reply is cut", async () => {
    await using world = await openSession({ script: noStanding });
    const { exchange } = world.ask(CALL);
    await world.server.at(2, "POST");
    exchange.abandon("Enough");
    const taken = await world.server.at(3, "POST");
    taken.response.writeHead(202, { "content-length": 10 });
    taken.response.write("half", () => taken.cut());

    await expect.poll(() => world.inbound.items).toMatchObject([{ kind: "unreadable" }]);
    expect(cancelsOf(world)).toHaveLength(1);
  });

  test("is said again where its request is only then begun", async () => {
    await using world = await openSession({ script: noStanding });
    const { exchange } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    exchange.abandon();
    (await world.server.at(3, "POST")).status(202);
    asked.stream();
    (await world.server.at(4, "POST")).status(202);

    expect(cancelsOf(world)).toHaveLength(2);
    expect(world.clock.pending).toBe(0);
    await asked.left;
  });

  test("is said once where its request is answered all the same", async () => {
    await using world = await openSession({ script: noStanding });
    const { exchange } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    exchange.abandon();
    (await world.server.at(3, "POST")).status(202);
    asked.answer({});

    await expect.poll(() => world.clock.pending).toBe(0);
    expect(cancelsOf(world)).toHaveLength(1);
    expect(world.inbound.items).toEqual([]);
  });

  test("waits for the response no longer than a second", async () => {
    await using world = await openSession({ script: noStanding });
    const { exchange } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    exchange.abandon();
    (await world.server.at(3, "POST")).status(202);
    expect(world.clock.waits).toEqual([1_000]);
    world.clock.advance(1_000);
    await asked.left;
  });

  test("of what never left says nothing", async () => {
    let prove: (fields: object) => void = () => {};
    let isHeld = false;
    await using world = await openSession({
      script: noStanding,
      authorize: () =>
        isHeld
          ? new Promise((resolve) => {
              prove = () => resolve({});
            })
          : {},
    });
    await world.server.at(0, "GET");
    isHeld = true;
    const { exchange } = world.ask(CALL);
    exchange.abandon();
    isHeld = false;
    prove({});
    world.link.send({ jsonrpc: "2.0", method: "notifications/roots/list_changed" });
    await world.server.at(2, "POST");
    expect(world.server.of("POST").at(-1)?.message.method).toBe("notifications/roots/list_changed");
    expect(cancelsOf(world)).toEqual([]);
  });

  test("follows an answer that was lost, for its handler may go on", async () => {
    await using world = await openSession({ script: noStanding });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream();
    asked.response.write(": begun\n\n", () => asked.cut());
    await expect(answer).rejects.toMatchObject({ code: "lost" });

    const cancel = await world.server.at(3, "POST");
    cancel.status(202);
    expect(cancel.message).toMatchObject({
      method: "notifications/cancelled",
      params: { requestId: 2, reason: "The answer was lost" },
    });
  });

  test.each<[string, (asked: Asked) => void]>([
    ["refused", (asked) => asked.status(400)],
    ["answered", (asked) => asked.answer({})],
  ])("does not follow a request that was %s", async (_name, reply) => {
    await using world = await openSession({ script: noStanding });
    const { answer } = world.ask(CALL);
    reply(await world.server.at(2, "POST"));
    await answer.catch(() => {});
    world.link.send({ jsonrpc: "2.0", method: "notifications/roots/list_changed" });
    (await world.server.at(3, "POST")).status(202);
    expect(cancelsOf(world)).toEqual([]);
  });
});

test("an answer that is cut on the wire is sent once more, and a notification is not", async () => {
  await using world = await openSession({ script: noStanding });
  world.link.send({ jsonrpc: "2.0", id: "q", result: {} });
  (await world.server.at(2, "POST")).cut();
  (await world.server.at(3, "POST")).status(202);
  world.link.send({ jsonrpc: "2.0", method: "notifications/roots/list_changed" });
  (await world.server.at(4, "POST")).cut();
  await expect.poll(() => world.inbound.items).toHaveLength(1);
  expect(world.server.of("POST")).toHaveLength(5);
});

describe("a request that nobody takes", () => {
  test.each([
    ["modern", MODERN],
    ["legacy", LEGACY],
  ])("is told beside its loss in the %s era, which the link outlives", async (_name, dialect) => {
    await using world = await HttpLinkWorld.open({ dialect });
    await world.server[Symbol.asyncDispose]();
    const { answer } = world.ask(CALL);
    await expect(answer).rejects.toMatchObject({ code: "unreachable", undelivered: true });
    expect(world.inbound.items).toMatchObject([
      { kind: "unreached", error: { code: "unreachable" } },
    ]);
    expect(world.link.over).toBe(false);
  });

  test.each([
    ["429", "0", 429, 0],
    ["503", "2", 503, 2_000],
    ["504", "61", 504, undefined],
    ["502", "soon", 502, undefined],
    ["500", "1", 500, undefined],
    ["503", new Date(0).toUTCString(), 503, 0],
  ])("because of %s says when to ask again, after %s", async (_name, after, status, retryAfter) => {
    await using world = await HttpLinkWorld.open({
      script: (asked) => asked.status(status, "", { "retry-after": after }),
    });
    const told = world.ask().answer.then(() => undefined, whatIsTold);
    await expect(told).resolves.toEqual({ status, retryAfter });
  });
});

function whatIsTold({ status, retryAfter }: TransportError) {
  return { status, retryAfter };
}
