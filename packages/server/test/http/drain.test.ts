import { describe, expect, test } from "vitest";
import { createServer } from "../../src/create-server.ts";
import { memorySessionStore } from "../../src/http/memory-session-store.ts";
import { serveHttp } from "../../src/node/serve-http.ts";
import { NOTHING_HELD } from "../nothing-held.ts";
import { HOSTS, startNode } from "./hosts.ts";
import { ask, RawSession } from "./raw-http.ts";
import { until } from "./until.ts";
import { workshop } from "./workshop.ts";

const wait = { name: "wait", _meta: { progressToken: 1 } };

describe.each(HOSTS)("a server that drains, through %s", (_name, start) => {
  test("lets requests in flight end, refuses others, ends streams and holds nothing", async () => {
    const { definition, begun, gate } = workshop();
    await using host = await start(definition);
    const session = await RawSession.open(host.url);
    const listening = await session.listen();
    const params = { notifications: { toolsListChanged: true } };
    const listen = await ask(host.url, "subscriptions/listen", { params, id: 5 });
    const running = [
      await session.call("wait"),
      await ask(host.url, "tools/call", { params: wait }),
    ];
    await begun;
    const draining = host.server.drain();
    const refused = [await ask(host.url, "tools/list"), await session.call("echo")];
    gate.open();
    const answers = await Promise.all(running.map((reply) => reply.all()));
    await draining;

    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(["1", "1"]);
    expect(await refused[0]?.json()).toMatchObject({ id: 1, error: { code: 503 } });
    expect(answers.map((messages) => messages.at(-1))).toMatchObject([
      { result: {} },
      { result: {} },
    ]);
    expect((await listen.all()).at(-1)).toMatchObject({
      id: 5,
      result: { resultType: "complete" },
    });
    await listening.ended;
    expect(host.server.counts).toEqual(NOTHING_HELD);
  });

  test("refuses whoever comes afterwards", async () => {
    await using host = await start(workshop().definition);
    await host.server.drain();
    const message = { method: "initialize", params: { protocolVersion: "2025-11-25" } };
    const { opened } = await RawSession.open(host.url);

    expect((await ask(host.url, "tools/list")).status).toBe(503);
    expect((await ask(host.url, message.method)).status).toBe(503);
    expect(opened.error).toMatchObject({ code: 503 });
  });

  test("cuts short what does not end in time", async () => {
    const { definition, begun, stopped } = workshop();
    await using host = await start(definition);
    const session = await RawSession.open(host.url);
    const replies = [
      session.call("quietly"),
      ask(host.url, "tools/call", { params: { name: "quietly" } }),
    ];
    await begun;
    await host.server.drain({ timeout: 0 });

    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([503, 503]);
    await stopped;
  });

  test("leaves its sessions to whoever shares their store", async () => {
    const store = memorySessionStore();
    const { definition } = workshop();
    await using first = await start(definition, { sessions: { store } });
    await using second = await start(definition, { sessions: { store } });
    const session = await RawSession.open(first.url, {
      version: "2025-06-18",
      capabilities: { elicitation: {} },
    });
    const there = new RawSession(second.url, session.headers, session.opened);
    expect((await there.call("echo")).status).toBe(404);
    await first.server.drain();
    const reply = await there.call("confirm");

    expect(await reply.until(1)).toMatchObject([{ method: "elicitation/create" }]);
    reply.leave();
  });
});

test("one server is reached over many listeners, and outlives each", async () => {
  const server = createServer(workshop().definition);
  const first = await startNode(server);
  await using second = await startNode(server);
  const session = await RawSession.open(first.url);
  await first.close();
  await first.close();

  await expect(session.call("echo")).rejects.toThrow("ECONNREFUSED");
  expect((await ask(second.url, "tools/list")).status).toBe(200);
  await until(() => server.counts.sessions === 0);
});

test("a port that is taken is told of", async () => {
  const { definition } = workshop();
  const served = await serveHttp(definition);

  await expect(serveHttp(definition, { port: served.port })).rejects.toMatchObject({
    name: "TransportError",
    message: `Could not listen on ${served.url}: the address is in use by another program, and port 0 is any that is free`,
    cause: { code: "EADDRINUSE" },
  });
  await served.close();
  expect(served.url).toBe(`http://127.0.0.1:${served.port}/mcp`);
});
