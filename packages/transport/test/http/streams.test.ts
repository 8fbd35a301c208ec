import { describe, expect, test } from "vitest";
import { HttpLinkWorld, LEGACY, openSession } from "../support/open-http-link.ts";
import { CALL, noStanding, progress } from "./streaming.ts";

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
