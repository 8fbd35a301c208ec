import { VirtualClock } from "@mcp-actors/machine/testing";
import { describe, expect, test } from "vitest";
import { memorySessionStore } from "../../src/http/memory-session-store.ts";
import { HOSTS } from "./hosts.ts";
import { get, post, RawSession, send } from "./raw-http.ts";
import { until } from "./until.ts";
import { workshop } from "./workshop.ts";

const ELICITATION = { elicitation: { form: {} } };

describe.each(HOSTS)("a client whose session rests, through %s", (_name, start) => {
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
