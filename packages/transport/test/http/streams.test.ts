import { describe, expect, test } from "vitest";
import type { Asked } from "../support/http-server.ts";
import { HttpLinkWorld, LEGACY, MODERN, openSession } from "../support/open-http-link.ts";

const CALL = { method: "tools/call", params: { name: "slow" } };
/** A server without a stream of the session, so that every GET comes back to something. */
const noStanding = (asked: Asked) =>
  asked.method === "GET" && asked.headers["last-event-id"] === undefined && asked.status(405);
/** A server without a stream of the session, that answers whoever comes back by a status. */
const comingBackGives = (status: number) => (asked: Asked) => {
  if (asked.method !== "GET") return;
  asked.status(asked.headers["last-event-id"] === undefined ? 405 : status);
};
const progress = (progressToken: unknown, value: number) => ({
  method: "notifications/progress",
  params: { progressToken, progress: value },
});

describe("a stream of an exchange", () => {
  test("brings its parts and then its answer", async () => {
    await using world = await HttpLinkWorld.open();
    const { answer, related } = world.ask(CALL);
    const asked = await world.server.at(0);
    asked.stream();
    asked.say(progress(1, 1));
    asked.say({ method: "notifications/message", params: { level: "info", data: "x" } });
    asked.say(progress(1, 2));
    asked.finish({ fine: 1 });

    expect(await answer).toMatchObject({ result: { fine: 1 } });
    expect(related.map(({ method, params }) => params?.["progress"] ?? method)).toEqual([
      1,
      "notifications/message",
      2,
    ]);
    expect(world.inbound.items).toEqual([]);
  });

  test("brings the parts that come after the answer to nobody (case 61)", async () => {
    await using world = await HttpLinkWorld.open();
    const { answer, related } = world.ask(CALL);
    const asked = await world.server.at(0);
    asked.stream();
    asked.say({ id: 1, result: {} });
    asked.say(progress(1, 1));
    await answer;
    await world.inbound.atLeast(1);

    expect(related).toEqual([]);
    expect(world.inbound.items).toMatchObject([{ kind: "stray", reason: "late" }]);
  });

  test("that stays open after the answer is closed in a moment", async () => {
    await using world = await HttpLinkWorld.open();
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(0);
    asked.stream();
    asked.say({ id: 1, result: {} });
    await answer;
    world.clock.advance(1_000);
    await asked.left;
    expect(world.clock.pending).toBe(0);
  });

  test("brings what the server asks, and the answer leaves in a request of its own (case 55)", async () => {
    await using world = await openSession({ script: noStanding });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream();
    asked.say({ id: "q", method: "elicitation/create", params: {} });
    await world.inbound.atLeast(1);
    expect(world.inbound.items).toMatchObject([{ kind: "request", message: { id: "q" } }]);

    world.link.send({ jsonrpc: "2.0", id: "q", result: { action: "decline" } });
    const reply = await world.server.at(3, "POST");
    expect(reply.message).toMatchObject({ id: "q", result: { action: "decline" } });
    expect(reply.headers["mcp-session-id"]).toBe("session-1");
    reply.status(202);
    asked.finish();
    await answer;
  });

  test("brings a withdrawn question to whoever answers it", async () => {
    await using world = await openSession({ script: noStanding });
    world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream();
    asked.say({ id: 7, method: "sampling/createMessage", params: {} });
    asked.say({ method: "notifications/cancelled", params: { requestId: 7 } });
    await world.inbound.atLeast(2);
    expect(world.inbound.items[1]).toMatchObject({ kind: "notification" });
  });

  test.each([
    ["that nobody asked for", { id: 99, result: {} }, "unknown"],
    ["without id (case 34)", { id: null, error: { code: -1, message: "No" } }, "anonymous"],
  ])("may bring an answer %s, which settles nothing", async (_name, message, reason) => {
    await using world = await HttpLinkWorld.open();
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(0);
    asked.stream();
    asked.say(message);
    asked.finish({ fine: 1 });
    expect(await answer).toMatchObject({ result: { fine: 1 } });
    expect(world.inbound.items).toMatchObject([{ kind: "stray", reason }]);
  });
});

describe("a stream that is cut before the answer", () => {
  test("without an id that was seen loses the exchange at once (case 97)", async () => {
    await using world = await openSession({ script: noStanding });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream(`data: ${JSON.stringify({ jsonrpc: "2.0", ...progress(2, 1) })}\n\n`);
    asked.response.end();
    await expect(answer).rejects.toThrow("it ended without an answer");
    expect(world.clock.pending).toBe(0);
  });

  test("is lost in a revision without sessions, ids or not (case 94)", async () => {
    await using world = await HttpLinkWorld.open({ dialect: MODERN });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(0);
    asked.stream("id: 7\ndata:\n\n");
    asked.response.end();
    await expect(answer).rejects.toThrow("it ended without an answer");
    expect(world.clock.pending).toBe(0);
  });

  test("after a priming event is resumed where it was (case 94)", async () => {
    await using world = await openSession({ script: noStanding });
    const { answer, related } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 7\ndata:\n\n");
    asked.response.end();
    const resumed = await resume(world);
    expect(resumed.headers).toMatchObject({
      "last-event-id": "7",
      "mcp-session-id": "session-1",
      "mcp-protocol-version": "2025-11-25",
      accept: "text/event-stream",
    });
    resumed.stream();
    resumed.say(progress(2, 1), "8");
    resumed.say({ id: 2, result: { fine: 1 } }, "9");
    resumed.response.end();
    expect(await answer).toMatchObject({ result: { fine: 1 } });
    expect(related).toHaveLength(1);
  });

  test("comes back exactly when the server asked, and pauses meanwhile (case 95)", async () => {
    await using world = await openSession({ script: noStanding });
    const { pauses } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 1\nretry: 3000\ndata:\n\n");
    asked.response.end();
    await settled(() => pauses.length === 1);
    expect(world.clock.waits).toEqual([3_000]);

    (await resume(world, 3_000)).stream("id: 2\ndata:\n\n");
    await settled(() => pauses.length === 2);
    expect(pauses).toEqual(["paused", "resumed"]);
  });

  test("asks again with the same id where nothing new came (case 96)", async () => {
    await using world = await openSession({ script: noStanding });
    world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\ndata:\n\n");
    asked.response.end();
    const second = await resume(world);
    second.stream(": nothing new\n\n");
    second.response.end();
    const third = await resume(world, 1_000, 1);
    expect(second.headers["last-event-id"]).toBe("4");
    expect(third.headers["last-event-id"]).toBe("4");
    third.stream("id: 5\ndata:\n\n");
    third.response.end();
    expect((await resume(world, 1_000, 2)).headers["last-event-id"]).toBe("5");
  });

  test("is given up after so many attempts that bring nothing", async () => {
    await using world = await openSession({ script: comingBackGives(503), maxAttempts: 2 });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\ndata:\n\n");
    asked.response.end();
    for (const at of [0, 1, 2]) await resume(world, 30_000, at);
    await expect(answer).rejects.toThrow("was answered 503 Service Unavailable");
  });

  test.each([405, 400, 200])("is lost where coming back is answered %i", async (status) => {
    await using world = await openSession({ script: comingBackGives(status) });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\ndata:\n\n");
    asked.response.end();
    await resume(world);
    await expect(answer).rejects.toMatchObject({ code: "lost", status });
  });

  test("takes the session along where coming back is answered 404 (case 70)", async () => {
    await using world = await openSession({ script: comingBackGives(404) });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\ndata:\n\n");
    asked.response.end();
    await resume(world);
    await expect(answer).rejects.toMatchObject({ code: "expired", undelivered: false });
    expect(world.link.over).toBe(true);
  });

  test("is not come back to once it is abandoned", async () => {
    await using world = await openSession({ script: noStanding });
    const { exchange, pauses } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: 4\nretry: 5\ndata:\n\n");
    asked.response.end();
    await settled(() => pauses.length === 1);
    exchange.abandon();
    expect(world.clock.pending).toBe(0);
  });
});

describe("the stream of the session", () => {
  test("brings what belongs to no request", async () => {
    await using world = await openSession();
    const get = await world.server.at(0, "GET");
    get.stream();
    get.say({ method: "notifications/tools/list_changed" });
    get.say({ id: 1, method: "ping" });
    await world.inbound.atLeast(2);
    expect(world.inbound.items.map(({ kind }) => kind)).toEqual(["notification", "request"]);
  });

  test.each([404, 405, 406, 400, 501, 200])(
    "that is answered %i is gone without (case 78)",
    async (status) => {
      await using world = await openSession({
        script: (asked) => (asked.method === "GET" ? asked.json({}, { status }) : asked.answer()),
      });
      await world.server.at(0, "GET");
      await world.ask().answer;
      world.clock.advance(120_000);
      await world.ask().answer;
      expect(world.server.of("GET")).toHaveLength(1);
      expect(world.link.over).toBe(false);
    },
  );

  test("that was there, and then is not found, says that the session is forgotten", async () => {
    await using world = await openSession();
    const first = await world.server.at(0, "GET");
    first.stream();
    first.say({ method: "notifications/tools/list_changed" });
    await world.inbound.atLeast(1);
    first.cut();
    await settled(() => world.clock.pending === 1);
    world.clock.advance(500);
    (await world.server.at(1, "GET")).status(404);

    expect(await world.inbound.ended()).toMatchObject({ error: { code: "expired" } });
    expect(world.link.over).toBe(true);
  });

  test("that another holds ends neither session nor calls (case 77)", async () => {
    await using world = await openSession({
      script: (asked) => asked.method === "GET" && asked.status(409),
    });
    const { answer } = world.ask();
    const asked = await world.server.at(2, "POST");
    await world.server.at(0, "GET");
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await settled(() => world.clock.pending === 1);
      world.clock.advance(30_000);
      await world.server.at(attempt, "GET");
    }
    asked.answer({ fine: 1 });
    expect(await answer).toMatchObject({ result: { fine: 1 } });
    expect(world.server.of("GET")).toHaveLength(9);
    expect(world.clock.pending).toBe(0);
  });

  test("that ends at once each time is come back to ever more slowly (case 95)", async () => {
    await using world = await openSession({
      script: (asked) => {
        if (asked.method !== "GET") return;
        asked.stream();
        asked.response.end();
      },
    });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await settled(() => world.clock.pending === 1);
      waits.push(...world.clock.waits);
      world.clock.advance(world.clock.waits[0] ?? 0);
      await world.server.at(attempt + 1, "GET");
    }
    expect(waits.slice(0, 5)).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(waits.slice(-10)).toEqual(Array.from({ length: 10 }, () => 15_000));
    world.inbound.close();
    await settled(() => world.clock.pending <= 1);
  });

  test("without ids is opened anew without one (case 97)", async () => {
    await using world = await openSession();
    const first = await world.server.at(0, "GET");
    first.stream();
    first.say({ method: "notifications/tools/list_changed" });
    await world.inbound.atLeast(1);
    first.cut();
    await settled(() => world.clock.pending === 1);
    world.clock.advance(500);
    expect((await world.server.at(1, "GET")).headers).not.toHaveProperty("last-event-id");
  });

  test("and that of a request go on from ids of their own (case 98)", async () => {
    await using world = await openSession();
    const standing = await world.server.at(0, "GET");
    standing.stream();
    standing.say({ method: "notifications/tools/list_changed" }, "standing-1");
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream("id: call-1\ndata:\n\n");
    await world.inbound.atLeast(1);
    standing.cut();
    asked.response.end();
    await settled(() => world.clock.pending === 2);
    world.clock.advance(1_000);
    const again = [await world.server.at(1, "GET"), await world.server.at(2, "GET")];
    expect(new Set(again.map(({ headers }) => headers["last-event-id"]))).toEqual(
      new Set(["call-1", "standing-1"]),
    );
    const resumed = again.find(({ headers }) => headers["last-event-id"] === "call-1");
    resumed?.stream();
    resumed?.say({ id: 2, result: { fine: 1 } });
    expect(await answer).toMatchObject({ result: { fine: 1 } });
  });

  test("is not opened in a revision without sessions", async () => {
    await using world = await HttpLinkWorld.open({ script: (asked) => asked.answer() });
    world.link.send({ jsonrpc: "2.0", method: "notifications/anything" });
    await world.ask().answer;
    expect(world.server.of("GET")).toEqual([]);
  });
});

describe("giving an exchange up", () => {
  test("closes its response, and says nothing else, in a revision without sessions", async () => {
    await using world = await HttpLinkWorld.open();
    const { exchange } = world.ask(CALL);
    const asked = await world.server.at(0);
    asked.stream(": waiting\n\n");
    exchange.abandon("Enough");
    await asked.left;
    expect(world.server.asked).toHaveLength(1);
  });

  test("says so in a session, and lets go of the stream", async () => {
    await using world = await openSession({ script: noStanding });
    const { exchange } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    exchange.abandon("Enough");
    const cancel = await world.server.at(3, "POST");
    cancel.status(202);
    world.clock.advance(1_000);
    await asked.left;
    expect(cancel.message).toMatchObject({
      method: "notifications/cancelled",
      params: { requestId: 2, reason: "Enough" },
    });
  });

  test("of the opening says nothing (case 54)", async () => {
    await using world = await HttpLinkWorld.open({ dialect: LEGACY });
    const { exchange } = world.ask(LEGACY.opening());
    const asked = await world.server.at(0);
    exchange.abandon();
    await asked.left;
    world.inbound.close();
    await world.link.closed;
    expect(world.server.asked).toHaveLength(1);
  });
});

/** Lets the wait be over, and gives the GET that comes back. */
async function resume(world: HttpLinkWorld, wait = 1_000, nth = 0): Promise<Asked> {
  await settled(() => world.clock.pending > 0);
  world.clock.advance(wait);
  const isReturn = ({ headers }: Asked) => headers["last-event-id"] !== undefined;
  await settled(() => world.server.of("GET").filter(isReturn).length > nth);
  const found = world.server.of("GET").filter(isReturn)[nth];
  if (found === undefined) throw new Error("Nobody came back");
  return found;
}

/** Lets the event loop turn until something holds. */
async function settled(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
