import type { HeaderFields } from "@mcp-actors/protocol/http";
import { describe, expect, test } from "vitest";
import type { Asked } from "../support/http-server.ts";
import { HttpLinkWorld, LEGACY, MODERN, openSession } from "../support/open-http-link.ts";

const FORGOTTEN: readonly (readonly [string, (asked: Asked) => void])[] = [
  [
    "JSON with -32001",
    (asked) =>
      asked.json(
        { jsonrpc: "2.0", id: null, error: { code: -32_001, message: "Session not found" } },
        { status: 404 },
      ),
  ],
  ["HTML", (asked) => asked.status(404, "<h1>404</h1>", { "content-type": "text/html" })],
  ["nothing", (asked) => asked.status(404)],
];
const NO_SESSION = { code: -32_000, message: "Bad Request: No valid session ID provided" };

describe("a session", () => {
  test.each(FORGOTTEN)(
    "that a server forgot with 404 and %s ends the link (case 70)",
    async (_name, forget) => {
      await using world = await openSession({
        script: (asked) => (asked.method === "POST" ? forget(asked) : asked.status(405)),
      });
      const { answer } = world.ask();

      await expect(answer).rejects.toMatchObject({
        code: "expired",
        undelivered: true,
        status: 404,
      });
      expect(world.link.over).toBe(true);
      expect(await world.inbound.ended()).toMatchObject({ error: { code: "expired" } });
      await world.link.closed;
      expect(world.server.of("DELETE")).toEqual([]);
    },
  );

  test("that a server says in words that it forgot ends the link", async () => {
    await using world = await openSession({
      script: (asked) =>
        asked.json({ jsonrpc: "2.0", id: null, error: NO_SESSION }, { status: 400 }),
    });
    await expect(world.ask().answer).rejects.toMatchObject({ code: "expired", undelivered: true });
    expect(world.link.over).toBe(true);
  });

  test.each([
    ["with the id of the request", (asked: Asked) => asked.message.id, NO_SESSION.message],
    ["about something else", () => null, "Bad Request: Unsupported protocol version"],
  ])("does not end by a refusal %s", async (_name, idOf, message) => {
    const error = { code: -32_000, message };
    await using world = await openSession({
      script: (asked) => asked.json({ jsonrpc: "2.0", id: idOf(asked), error }, { status: 400 }),
    });
    expect(await world.ask().answer).toMatchObject({ error, httpStatus: 400 });
    expect(world.link.over).toBe(false);
  });

  test("that is forgotten lets every request on its way hear so itself", async () => {
    await using world = await openSession({
      script: (asked) => asked.method === "GET" && asked.status(405),
    });
    const first = world.ask();
    const second = world.ask();
    (await world.server.at(2, "POST")).status(404);
    await expect(first.answer).rejects.toMatchObject({ undelivered: true });
    expect(world.link.over).toBe(true);
    const late = world.ask();
    await expect(late.answer).rejects.toMatchObject({ code: "expired" });

    (await world.server.at(3, "POST")).status(404);
    await expect(second.answer).rejects.toMatchObject({ undelivered: true });
    await world.inbound.ended();
  });

  test("that is forgotten before it is confirmed loses at once what never left, as such", async () => {
    await using world = await HttpLinkWorld.open({
      dialect: LEGACY,
      script: (asked) => {
        if (asked.message.method !== "initialize") asked.status(404);
        else asked.answer({}, { headers: { "Mcp-Session-Id": "session-1" } });
      },
    });
    await world.ask(LEGACY.opening()).answer;
    world.link.send({ jsonrpc: "2.0", method: "notifications/initialized" });
    const { answer } = world.ask();

    await expect(answer).rejects.toMatchObject({ code: "expired", undelivered: true });
    expect(world.server.of("POST")).toHaveLength(2);
    expect(await world.inbound.ended()).toMatchObject({ error: { code: "expired" } });
  });

  test("that is forgotten loses what the server had already begun", async () => {
    await using world = await openSession({
      script: (asked) => asked.method === "GET" && asked.status(405),
    });
    const begun = world.ask();
    (await world.server.at(2, "POST")).stream("id: 1\n\n");
    const refused = world.ask();
    (await world.server.at(3, "POST")).status(404);

    await expect(refused.answer).rejects.toMatchObject({ undelivered: true });
    await expect(begun.answer).rejects.toMatchObject({ code: "expired", undelivered: false });
  });

  test("is not taken from a refusal (case 72)", async () => {
    await using world = await HttpLinkWorld.open({
      dialect: LEGACY,
      script: (asked) =>
        asked.json(
          { jsonrpc: "2.0", id: asked.message.id, error: { code: -32_600, message: "No" } },
          { status: 400, headers: { "mcp-session-id": "wrong" } },
        ),
    });
    await world.ask(LEGACY.opening()).answer;
    await world.ask().answer;
    expect(world.server.asked[1]?.headers).not.toHaveProperty("mcp-session-id");
  });

  test("is not taken from the answer to a modern request (case 72)", async () => {
    await using world = await HttpLinkWorld.open({
      dialect: MODERN,
      script: (asked) => asked.answer({}, { headers: { "mcp-session-id": "wrong" } }),
    });
    await world.ask().answer;
    world.link.speak(LEGACY);
    await world.ask().answer;
    expect(world.server.asked[1]?.headers).not.toHaveProperty("mcp-session-id");
  });

  test("is not replaced once it is open", async () => {
    await using world = await openSession({
      script: (asked) =>
        asked.method === "GET"
          ? asked.status(405)
          : asked.answer({}, { headers: { "mcp-session-id": "session-2" } }),
    });
    await world.ask().answer;
    await world.ask().answer;
    expect(world.server.of("POST").at(-1)?.headers["mcp-session-id"]).toBe("session-1");
  });
});

describe("closing a link", () => {
  test.each([405, 404, 500, 200])(
    "ends its session once, and takes %i for an answer (case 74)",
    async (status) => {
      await using world = await openSession({
        script: (asked) => asked.status(asked.method === "DELETE" ? status : 405),
      });
      world.inbound.close();
      await world.link.closed;

      expect(world.server.of("DELETE")).toHaveLength(1);
      expect(world.clock.pending).toBe(0);
    },
  );

  test("waits for no answer that never comes (case 74)", async () => {
    await using world = await openSession({
      script: (asked) => asked.method === "GET" && asked.status(405),
    });
    await world.server.at(0, "GET");
    world.inbound.close();
    await world.server.at(0, "DELETE");

    world.clock.advance(2_000);
    await world.link.closed;
    expect(world.clock.pending).toBe(0);
  });

  test("ends its session though what was said before is never taken (case 74)", async () => {
    await using world = await openSession({
      script: (asked) => asked.method === "GET" && asked.status(405),
    });
    world.link.send({ jsonrpc: "2.0", method: "notifications/roots/list_changed" });
    const unanswered = await world.server.at(2, "POST");
    world.inbound.close();

    world.clock.advance(1_000);
    await unanswered.left;
    const farewell = await world.server.at(0, "DELETE");
    world.clock.advance(1_000);
    await Promise.all([world.link.closed, farewell.left]);
    await expect.poll(() => world.server.connections()).toBe(0);
  });

  test("sends nothing once it is closed, though who asks is known late (case 74)", async () => {
    let prove = () => {};
    let isSlow = false;
    const slow = new Promise<HeaderFields>((resolve) => {
      prove = () => resolve({});
    });
    await using world = await openSession({
      script: (asked) => asked.method === "GET" && asked.status(405),
      authorize: () => (isSlow ? slow : {}),
    });
    await world.server.at(0, "GET");
    isSlow = true;
    world.inbound.close();
    await new Promise((resolve) => setImmediate(resolve));
    world.clock.advance(2_000);
    await world.link.closed;

    prove();
    await new Promise((resolve) => setImmediate(resolve));
    await expect.poll(() => world.server.connections()).toBe(0);
    expect(world.server.of("DELETE")).toEqual([]);
  });

  test("ends no session where there is none", async () => {
    await using world = await HttpLinkWorld.open({ script: (asked) => asked.answer() });
    await world.ask().answer;
    world.inbound.close();
    await world.link.closed;
    expect(world.server.of("DELETE")).toEqual([]);
  });

  test("loses what is open, and leaves no request behind", async () => {
    await using world = await HttpLinkWorld.open();
    const { answer } = world.ask();
    const asked = await world.server.at(0);
    world.inbound.close();
    await expect(answer).rejects.toThrow("The link was closed");
    await asked.left;
  });

  test("lets what was just said leave before the session ends", async () => {
    await using world = await openSession({
      script: (asked) => asked.method === "GET" && asked.status(405),
    });
    const { exchange } = world.ask();
    await world.server.at(2, "POST");
    exchange.abandon("Done");
    world.inbound.close();
    const cancel = await world.server.at(3, "POST");
    expect(cancel.message.method).toBe("notifications/cancelled");
    expect(world.server.of("DELETE")).toEqual([]);
    cancel.status(202);
    (await world.server.at(0, "DELETE")).status(200);
    await world.link.closed;
  });
});

test("no request leaves before the session is confirmed", async () => {
  await using world = await HttpLinkWorld.open({
    dialect: LEGACY,
    script: (asked) => asked.message.method === "initialize" && asked.answer(),
  });
  await world.ask(LEGACY.opening()).answer;
  world.link.send({ jsonrpc: "2.0", method: "notifications/initialized" });
  world.ask();
  const confirmation = await world.server.at(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(world.server.asked).toHaveLength(2);

  confirmation.status(202);
  expect((await world.server.at(2)).message.method ?? "GET").toBeDefined();
  expect(await Promise.all([world.server.at(2), world.server.at(3)])).toHaveLength(2);
});

test.each([
  ["200 with a body", 200, "thanks"],
  ["202", 202, ""],
  ["204", 204, ""],
])("a notification may be answered %s", async (_name, status, body) => {
  await using world = await openSession({
    script: (asked) => asked.status(asked.method === "GET" ? 405 : status, body),
  });
  world.link.send({ jsonrpc: "2.0", method: "notifications/roots/list_changed" });
  await world.server.at(2, "POST");
  world.inbound.close();
  await world.link.closed;
  expect(world.inbound.items).toEqual([]);
});

test("a notification that is refused is told of", async () => {
  await using world = await openSession({
    script: (asked) => asked.status(asked.method === "GET" ? 405 : 400, "no"),
  });
  world.link.send({ jsonrpc: "2.0", method: "notifications/roots/list_changed" });
  await world.inbound.atLeast(1);
  expect(world.inbound.items).toMatchObject([
    {
      kind: "unreadable",
      error: { message: expect.stringContaining("was answered 400 Bad Request: no") },
    },
  ]);
});
