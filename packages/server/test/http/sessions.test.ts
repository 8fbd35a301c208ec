import { VirtualClock } from "@mcp-actors/machine/testing";
import type { Facts } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { memorySessionStore } from "../../src/http/memory-session-store.ts";
import { HOSTS } from "./hosts.ts";
import { ask, get, modernParts, post, RawSession, send } from "./raw-http.ts";
import { until } from "./until.ts";
import { workshop } from "./workshop.ts";

const ELICITATION = { elicitation: { form: {} } };

describe.each(HOSTS)("a client with a session, through %s", (_name, start) => {
  test.each(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])(
    "is given one in %s, and what it asks is answered",
    async (version) => {
      await using host = await start(workshop().definition);
      const session = await RawSession.open(host.url, { version });

      expect(session.opened.result).toMatchObject({ protocolVersion: version });
      expect(session.id).toMatch(/^[\x21-\x7e]{32}$/);
      const reply = await session.call("echo", { text: "hi" });
      expect(await reply.json()).toMatchObject({ id: 1, result: { content: [{ text: "hi" }] } });
    },
  );

  test("is refused without its id, with an unknown one, and once it is over", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    const list = { jsonrpc: "2.0", id: 5, method: "tools/list" };
    const missing = await post(host.url, list);
    const unknown = await post(host.url, list, { "Mcp-Session-Id": "unknown" });
    const ended = [await session.end(), await session.end()];
    const late = await session.post(list);

    expect([missing.status, unknown.status, late.status]).toEqual([400, 404, 404]);
    expect(await missing.json()).toMatchObject({ id: 5, error: { code: -32600 } });
    expect(await late.json()).toMatchObject({ id: 5, error: { code: -32001 } });
    expect(ended).toEqual([204, 404]);
    expect((await session.listen()).status).toBe(404);
    expect(host.server.counts).toMatchObject({ sessions: 0, streams: 0 });
  });

  test("that is in use in another process is not found, and its client told why", async () => {
    const { definition } = workshop();
    const store = memorySessionStore();
    await using here = await start(definition, { sessions: { store } });
    await using there = await start(definition, { sessions: { store } });
    const session = await RawSession.open(here.url);
    const elsewhere = await post(
      there.url,
      { jsonrpc: "2.0", id: 5, method: "ping" },
      session.headers,
    );

    expect(elsewhere.status).toBe(404);
    expect(await elsewhere.json()).toMatchObject({
      id: 5,
      error: { code: -32001, message: expect.stringContaining("in use by another process") },
    });
    expect((await session.call("echo")).status).toBe(200);
  });

  test("gets no session by an opening that fails (case 72)", async () => {
    await using host = await start(workshop().definition);
    const message = { jsonrpc: "2.0", id: 1, method: "initialize", params: {} };
    const reply = await post(host.url, message);

    expect(reply.sessionId).toBeUndefined();
    expect(await reply.json()).toMatchObject({ id: 1, error: { code: -32602 } });
    expect(host.server.counts).toMatchObject({ connections: 0, sessions: 0 });
  });

  test("is remembered without the request that opened its session", async () => {
    const { definition } = workshop();
    const asked: Facts[] = [];
    const offer = (facts: Facts) => {
      asked.push(facts);
      return definition;
    };
    await using host = await start(offer);
    await RawSession.open(host.url);
    asked.length = 0;
    host.server.update(offer);

    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map(({ headers }) => headers)).toEqual(asked.map(() => undefined));
  });

  test("opens it once (case 53)", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: {} };
    const again = await session.request("initialize", params);

    expect(await again.json()).toMatchObject({ error: { code: -32600 } });
    expect((await session.call("echo")).status).toBe(200);
  });

  test("sends notifications and answers, which are accepted with nothing", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    const replies = [
      await session.notify("notifications/roots/list_changed"),
      await session.post({ jsonrpc: "2.0", id: 99, result: {} }),
    ];

    expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(["", ""]);
    expect(replies.map(({ status, type }) => [status, type])).toEqual([
      [202, ""],
      [202, ""],
    ]);
  });

  test("may leave out the version that was agreed on, and not make one up", async () => {
    await using host = await start(workshop().definition);
    const { id } = await RawSession.open(host.url);
    const list = { jsonrpc: "2.0", id: 5, method: "tools/list" };
    const versions = [{}, { "MCP-Protocol-Version": "1999-01-01" }];
    const replies = await Promise.all(
      versions.map((fields) => post(host.url, list, { "Mcp-Session-Id": id, ...fields })),
    );

    expect(replies.map(({ status }) => status)).toEqual([200, 400]);
  });

  test("asks a second time under an id in flight and is refused in that reply (case 36)", async () => {
    const { definition, begun, gate } = workshop();
    await using host = await start(definition);
    const session = await RawSession.open(host.url);
    const call = { jsonrpc: "2.0", id: 3, method: "tools/call", params: { name: "quietly" } };
    const first = session.post(call);
    await begun;
    const second = await session.post(call);
    gate.open();

    expect(second.status).toBe(400);
    expect(await second.json()).toMatchObject({ id: 3, error: { code: -32600 } });
    expect((await (await first).all()).at(-1)).toMatchObject({ id: 3, result: {} });
  });

  test("shares ids with other sessions, and nothing else (case 76)", async () => {
    await using host = await start(workshop().definition);
    const sessions = await Promise.all([1, 2, 3].map(() => RawSession.open(host.url)));
    const replies = await Promise.all(
      sessions.flatMap((session) =>
        [0, 1].map((at) => session.call("echo", { text: `${session.id} ${at}` })),
      ),
    );
    const answers = await Promise.all(replies.map((reply) => reply.json()));

    expect(answers.map(({ id, result }) => [id, result?.["content"]])).toEqual(
      sessions.flatMap(({ id }) =>
        [0, 1].map((at) => [at + 1, [{ type: "text", text: `${id} ${at}` }]]),
      ),
    );
  });

  test("is asked in the stream of what it called, and answers by another POST (case 55)", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url, { capabilities: ELICITATION });
    const reply = await session.call("confirm");
    const [question] = await reply.until(1);
    expect(question).toMatchObject({ method: "elicitation/create" });
    const result = { action: "accept", content: { name: "Ada" } };
    await session.post({ jsonrpc: "2.0", id: question?.id, result });

    expect((await reply.all()).at(-1)).toMatchObject({
      id: 1,
      result: { content: [{ text: "Hello, Ada" }] },
    });
  });

  test("withdraws a call, whose reply ends without an answer (case 57)", async () => {
    const { definition, begun, stopped, gate } = workshop();
    await using host = await start(definition);
    const session = await RawSession.open(host.url);
    const reply = await session.call("wait");
    await begun;
    await session.notify("notifications/cancelled", { requestId: "1" });
    await session.notify("notifications/cancelled", {});
    await session.notify("notifications/cancelled", { requestId: 1 });
    await stopped;
    gate.open();

    expect((await reply.all()).map(({ method }) => method)).toEqual(["notifications/progress"]);
    expect(host.server.counts.streams).toBe(0);
  });

  test("shares the server with clients that speak for themselves", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);

    expect((await ask(host.url, "tools/list")).status).toBe(200);
    expect((await session.request("tools/list")).status).toBe(200);
    const { params, headers } = modernParts("ping");
    expect((await session.request("ping", params, headers)).status).toBe(404);
  });

  test("is asked to wait where there are too many, and those that nobody uses rest", async () => {
    await using host = await start(workshop().definition, { sessions: { limit: 2 } });
    const [first, second] = [await RawSession.open(host.url), await RawSession.open(host.url)];
    const streams = [await first.listen(), await second.listen()];
    const message = {
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-11-25" },
    };
    const refused = await post(host.url, message);
    expect(refused.status).toBe(503);
    expect(refused.headers).toHaveProperty("retry-after", "1");
    expect(await refused.json()).toMatchObject({ id: 1, error: { code: 503 } });

    streams[0]?.leave();
    await until(() => host.server.counts.streams === 1);
    expect((await post(host.url, message)).status).toBe(200);
    expect(host.server.counts.sessions).toBe(2);
  });

  test.each<[how: string, leave: (session: RawSession, clock: VirtualClock) => unknown]>([
    ["is over", (session) => session.end()],
    ["rests", (_session, clock) => clock.advance(1001)],
  ])("counts none that %s among those of its client", async (_how, leave) => {
    const clock = new VirtualClock();
    const sessions = { restAfter: 1000, limitPerClient: 1 };
    await using host = await start(workshop().definition, { clock, sessions });
    for (let opened = 0; opened < 3; opened += 1) {
      const session = await RawSession.open(host.url);
      expect(session.opened).toMatchObject({ result: {} });
      await leave(session, clock);
    }

    expect(host.server.counts.sessions).toBe(0);
  });

  test("rests when nobody uses it, and goes on where it was (case 73)", async () => {
    const clock = new VirtualClock();
    await using host = await start(workshop().definition, {
      clock,
      sessions: { restAfter: 1000, timeout: 10_000 },
    });
    const sessions = await Promise.all(Array.from({ length: 50 }, () => RawSession.open(host.url)));
    expect(host.server.counts.sessions).toBe(50);

    clock.advance(1001);
    expect(host.server.counts).toMatchObject({ connections: 0, sessions: 0, listeners: 0 });
    const calls = await Promise.all(sessions.slice(0, 10).map((session) => session.call("echo")));

    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(host.server.counts.sessions).toBe(10);
  });

  test("keeps what it set while it rests", async () => {
    const clock = new VirtualClock();
    await using host = await start(workshop().definition, { clock, sessions: { restAfter: 1000 } });
    const session = await RawSession.open(host.url, { capabilities: ELICITATION });
    await session.request("resources/subscribe", { uri: "test://fixed" });
    clock.advance(1001);

    const listening = await session.listen();
    host.server.changed({ resource: "test://fixed" });

    expect(await listening.until(1)).toMatchObject([{ method: "notifications/resources/updated" }]);
    const asked = await session.call("confirm");
    expect(await asked.until(1)).toMatchObject([{ method: "elicitation/create" }]);
    listening.leave();
    asked.leave();
  });

  test("does not rest while something is open in it", async () => {
    const clock = new VirtualClock();
    const { definition, begun, gate } = workshop();
    await using host = await start(definition, { clock, sessions: { restAfter: 1000 } });
    const session = await RawSession.open(host.url);
    const reply = await session.call("wait");
    await begun;
    clock.advance(5000);
    expect(host.server.counts.sessions).toBe(1);
    gate.open();

    expect((await reply.all()).at(-1)).toMatchObject({ id: 1, result: {} });
    clock.advance(1001);
    expect(host.server.counts.sessions).toBe(0);
  });

  test("is over when it rested too long (case 73)", async () => {
    const clock = new VirtualClock();
    await using host = await start(workshop().definition, {
      clock,
      sessions: { restAfter: 1000, timeout: 5000, store: memorySessionStore({ clock }) },
    });
    const session = await RawSession.open(host.url);
    clock.advance(1001);
    clock.advance(5000);

    expect((await session.call("echo")).status).toBe(404);
  });

  test("is that of its principal alone, awake or at rest", async () => {
    const clock = new VirtualClock();
    const authenticate = (headers: { get(name: string): string | null }) =>
      headers.get("authorization") ?? undefined;
    await using host = await start(workshop().definition, {
      clock,
      authenticate,
      sessions: { restAfter: 1000 },
    });
    const session = await RawSession.open(host.url, { headers: { Authorization: "ada" } });
    const thief = { ...session.headers, Authorization: "eve" };
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const steal = async () => [
      (await post(host.url, list, thief)).status,
      (await get(host.url, thief)).status,
      (await send(host.url, { method: "DELETE", headers: thief })).status,
    ];

    expect(await steal()).toEqual([404, 404, 404]);
    clock.advance(1001);
    expect(await steal()).toEqual([404, 404, 404]);
    expect(await (await session.call("whoami")).json()).toMatchObject({
      result: { content: [{ text: "ada" }] },
    });
  });
});
