import type { Facts } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { memorySessionStore } from "../../src/http/memory-session-store.ts";
import { HOSTS } from "./hosts.ts";
import { ask, modernParts, post, RawSession } from "./raw-http.ts";
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
});
