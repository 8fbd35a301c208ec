import { VirtualClock } from "@mcp-actors/machine/testing";
import { describe, expect, test } from "vitest";
import { HOSTS } from "./hosts.ts";
import { ask, RawSession, type Reply } from "./raw-http.ts";
import { until } from "./until.ts";
import { workshop } from "./workshop.ts";

describe.each(HOSTS)("a stream, through %s", (_name, start) => {
  test("is there at once, and nobody keeps or holds it back (case 86)", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url, { version: "2025-06-18" });
    const reply = await session.listen();

    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    });
    expect(reply.headers).not.toHaveProperty("content-length");
    expect(reply.events).toEqual([]);
    reply.leave();
  });

  test("begins with an id that a client can come back to, from 2025-11-25 on (case 94)", async () => {
    await using host = await start(workshop().definition);
    const firstOf = async (version: string) => {
      const reply = await (await RawSession.open(host.url, { version })).call("steps");
      await reply.ended;
      return reply.events[0];
    };

    expect(await firstOf("2025-11-25")).toEqual({ id: expect.stringMatching(/^\d+-0$/), data: "" });
    expect(await firstOf("2025-06-18")).toMatchObject({ event: "message", id: expect.any(String) });
  });

  test("has ids that are unique in the session, and name their stream", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    const replies = [await session.call("steps"), await session.call("steps")];
    await Promise.all(replies.map(({ ended }) => ended));
    const ids = replies.map(({ events }) => events.map(({ id }) => id ?? ""));

    expect(new Set(ids.flat()).size).toBe(8);
    expect(ids.map((of) => new Set(of.map((id) => id.split("-")[0])).size)).toEqual([1, 1]);
  });

  test("may drop: the call goes on, and its client comes back for the rest (case 98)", async () => {
    const { definition, begun, gate } = workshop();
    await using host = await start(definition);
    const session = await RawSession.open(host.url);
    const listening = await session.listen();
    const reply = await session.call("wait");
    await reply.until(1);
    await begun;
    const last = lastId(reply);
    reply.leave();
    host.server.changed({ list: "tools" });
    gate.open();
    const back = await session.listen(last);

    expect((await back.all()).map(({ id, method }) => method ?? id)).toEqual([
      "notifications/progress",
      1,
    ]);
    expect(await listening.until(1)).toMatchObject([
      { method: "notifications/tools/list_changed" },
    ]);
    listening.leave();
  });

  test("comes back while the call still runs, and shows the rest as it comes", async () => {
    const { definition, begun, gate } = workshop();
    await using host = await start(definition);
    const session = await RawSession.open(host.url);
    const reply = await session.call("wait");
    await reply.until(1);
    await begun;
    const last = lastId(reply);
    reply.leave();
    const back = await session.listen(last);
    expect(back.messages).toEqual([]);
    gate.open();

    expect((await back.all()).at(-1)).toMatchObject({ id: 1, result: {} });
  });

  test("can be shown from its beginning, again and again (case 96)", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    const reply = await session.call("steps");
    await reply.ended;
    const [first, second] = reply.events.map(({ id }) => id);
    const all = await (await session.listen(first)).all();
    const again = await (await session.listen(first)).all();
    const rest = await (await session.listen(second)).all();

    expect([all.length, again.length, rest.length]).toEqual([3, 3, 2]);
  });

  test.each([["nonsense"], ["1-"], ["99-0"], ["-1-1"], ["1-99999999999999999999"]])(
    "is not shown behind %s, which is no event of the session",
    async (id) => {
      await using host = await start(workshop().definition);
      const session = await RawSession.open(host.url);

      expect((await session.listen(id)).status).toBe(400);
    },
  );

  test("cannot be shown to another session by its events", async () => {
    await using host = await start(workshop().definition);
    const [one, other] = [await RawSession.open(host.url), await RawSession.open(host.url)];
    const reply = await one.call("steps");
    await reply.ended;

    expect((await other.listen(reply.events[0]?.id)).status).toBe(400);
  });

  test("may be closed before its answer, for which the client comes back", async () => {
    const { definition, gate } = workshop();
    await using host = await start(definition);
    const session = await RawSession.open(host.url);
    const reply = await session.call("poll");
    await reply.ended;
    expect(reply.events).toEqual([{ id: expect.any(String), data: "" }, { retry: "10" }]);
    const back = await session.listen(reply.events[0]?.id);
    gate.open();

    expect((await back.all()).at(-1)).toMatchObject({ result: { content: [{ text: "polled" }] } });
  });

  test("stays open where a client does not know to come back", async () => {
    const { definition, gate } = workshop();
    await using host = await start(definition);
    const session = await RawSession.open(host.url, { version: "2025-06-18" });
    gate.open();
    const legacy = await session.call("poll");
    const modern = await ask(host.url, "tools/call", { params: { name: "poll" } });

    expect([legacy.type, modern.type]).toEqual(["application/json", "application/json"]);
    expect(await legacy.json()).toMatchObject({ result: { content: [{ text: "polled" }] } });
  });

  test("is what an answer becomes that takes its time", async () => {
    const clock = new VirtualClock();
    const { definition, begun, gate } = workshop();
    await using host = await start(definition, { clock, streamAfter: 300 });
    const session = await RawSession.open(host.url);
    const replying = session.call("quietly");
    await begun;
    clock.advance(301);
    const reply = await replying;
    gate.open();

    expect(reply.type).toBe("text/event-stream");
    expect((await reply.all()).at(-1)).toMatchObject({ id: 1, result: {} });
  });

  test("beside all requests takes the place of the one before (case 77)", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    const first = await session.listen();
    const second = await session.listen();
    await first.ended;
    host.server.changed({ list: "tools" });

    expect(await second.until(1)).toMatchObject([{ method: "notifications/tools/list_changed" }]);
    expect(first.messages).toEqual([]);
    expect((await session.call("echo")).status).toBe(200);
    second.leave();
  });

  test("beside all requests shows what was said while nobody looked on", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    const first = await session.listen();
    host.server.changed({ list: "tools" });
    await first.until(1);
    const last = lastId(first);
    first.leave();
    await until(() => host.server.counts.streams === 0);
    host.server.changed({ list: "prompts" });
    const second = await session.listen(last);

    expect(await second.until(1)).toMatchObject([{ method: "notifications/prompts/list_changed" }]);
    second.leave();
  });

  test("beside all requests begins anew behind what was shown before", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    const first = await session.listen();
    host.server.changed({ list: "tools" });
    await first.until(1);
    const second = await session.listen();
    await until(() => second.events.length > 0);
    expect(second.events[0]).toEqual({ id: lastId(first), data: "" });
    const third = await session.listen(lastId(second));
    host.server.changed({ list: "prompts" });

    expect(await third.until(1)).toMatchObject([{ method: "notifications/prompts/list_changed" }]);
    third.leave();
  });

  test("says that it lives while nothing is said", async () => {
    const clock = new VirtualClock();
    await using host = await start(workshop().definition, { clock, keepAlive: 1000 });
    const session = await RawSession.open(host.url, { version: "2025-06-18" });
    const reply = await session.listen();
    clock.advance(3500);
    await session.end();

    expect(await reply.text()).toBe(": keep-alive\n\n".repeat(3));
  });

  test("ends with its session", async () => {
    const { definition, begun, stopped } = workshop();
    await using host = await start(definition);
    const session = await RawSession.open(host.url);
    const replies = [await session.listen(), await session.call("wait")];
    await begun;
    await session.end();
    await Promise.all(replies.map(({ ended }) => ended));
    await stopped;

    expect(host.server.counts).toMatchObject({ connections: 0, sessions: 0, streams: 0 });
  });
});

function lastId({ events }: Reply): string {
  return events.findLast(({ id }) => id !== undefined)?.id ?? "";
}
