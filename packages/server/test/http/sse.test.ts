import { describe, expect, test } from "vitest";
import { HOSTS } from "./hosts.ts";
import { type Fields, get, JSON_TYPES, post, type Reply, send } from "./raw-http.ts";
import { until } from "./until.ts";
import { workshop } from "./workshop.ts";

const INITIALIZE = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: {
    protocolVersion: "2024-11-05",
    capabilities: { elicitation: {} },
    clientInfo: { name: "old", version: "0" },
  },
};

describe.each(HOSTS)("a client of 2024-11-05, through %s", (_name, start) => {
  const open = async (url: string, headers: Fields = {}) => {
    const stream = await get(url.replace("/mcp", "/sse"), headers);
    await until(() => stream.events.length > 0);
    const endpoint = new URL(stream.events[0]?.data ?? "", url).href;
    return { stream, endpoint };
  };

  test("is told where to post, and answered in its stream", async () => {
    await using host = await start(workshop().definition, { sse: true });
    const { stream, endpoint } = await open(host.url);
    expect(stream.events[0]).toMatchObject({ event: "endpoint" });
    const call = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "steps", _meta: { progressToken: 4 } },
    };
    const replies: Reply[] = [];
    for (const message of [INITIALIZE, call]) replies.push(await post(endpoint, message));

    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    expect((await stream.until(4)).map(({ id, method }) => id ?? method)).toEqual([
      0,
      "notifications/progress",
      "notifications/progress",
      1,
    ]);
    expect(stream.events.slice(1).every(({ event }) => event === "message")).toBe(true);
    stream.leave();
  });

  test("has a session that is nobody else's, though they know its name", async () => {
    await using host = await start(workshop().definition, {
      sse: true,
      authenticate: (headers) => headers.get("authorization") ?? undefined,
    });
    const { stream, endpoint } = await open(host.url, { Authorization: "ada" });
    const statuses: number[] = [];
    for (const name of ["bob", "ada"]) {
      statuses.push((await post(endpoint, INITIALIZE, { Authorization: name })).status);
    }

    expect(statuses).toEqual([404, 202]);
    expect((await stream.until(1)).map(({ id }) => id)).toEqual([0]);
    stream.leave();
  });

  test("ends its session by leaving", async () => {
    await using host = await start(workshop().definition, { sse: true });
    const { stream, endpoint } = await open(host.url);
    await post(endpoint, INITIALIZE);
    expect(host.server.counts).toMatchObject({ connections: 1, sessions: 1, streams: 1 });
    stream.leave();
    await until(() => host.server.counts.connections === 0);

    expect((await post(endpoint, INITIALIZE)).status).toBe(404);
    expect(host.server.counts).toMatchObject({ sessions: 0, streams: 0 });
  });

  test.each<[string, object, number, string]>([
    ["is too long", { body: `"${"a".repeat(2000)}"` }, 413, "Body is longer than 1000 bytes"],
    ["is not UTF-8", { body: new Uint8Array([0x22, 0xff, 0x22]) }, 400, "Body is not UTF-8"],
  ])("is told that what it posts %s", async (_what, sending, status, message) => {
    await using host = await start(workshop().definition, { sse: true, maxBodyBytes: 1000 });
    const { stream, endpoint } = await open(host.url);
    const refused = await send(endpoint, { headers: JSON_TYPES, ...sending });

    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({ error: { message } });
    stream.leave();
  });

  test("is refused where it posts to nobody, or nonsense", async () => {
    await using host = await start(workshop().definition, { sse: true });
    const { stream, endpoint } = await open(host.url);
    const nobody = endpoint.replace(/sessionId=.*/, "sessionId=nobody");

    expect((await post(nobody, INITIALIZE)).status).toBe(404);
    expect((await post(endpoint, 7)).status).toBe(400);
    expect((await send(endpoint, { body: "{}" })).status).toBe(415);
    expect((await post(endpoint, {}, { "Content-Encoding": "gzip" })).status).toBe(415);
    expect((await send(endpoint, { method: "GET" })).status).toBe(405);
    stream.leave();
  });

  test.each([
    [{ limit: 1 }, "Server has too many sessions"],
    [{ limitPerClient: 1 }, "Client has too many sessions"],
  ])("is asked to wait where there are too many, by %o", async (sessions, message) => {
    await using host = await start(workshop().definition, { sse: true, sessions });
    const { stream } = await open(host.url);
    const refused = await get(host.url.replace("/mcp", "/sse"));
    expect(refused.status).toBe(503);
    expect(refused.headers).toHaveProperty("retry-after", "1");
    expect(await refused.json()).toMatchObject({ error: { code: 503, message } });

    stream.leave();
    await until(() => host.server.counts.streams === 0);
    const next = await open(host.url);
    expect(next.stream.status).toBe(200);
    next.stream.leave();
  });

  test("finds nothing where nobody said that it is served", async () => {
    await using host = await start(workshop().definition);

    expect((await get(host.url.replace("/mcp", "/sse"))).status).toBe(404);
  });

  test("is let go when the server closes", async () => {
    const host = await start(workshop().definition, { sse: true });
    const { stream } = await open(host.url);
    await host.close();
    await stream.ended;

    expect(host.server.counts).toMatchObject({ connections: 0, streams: 0 });
  });
});
