import { describe, expect, test } from "vitest";
import { HOSTS } from "./hosts.ts";
import { post, RawSession } from "./raw-http.ts";
import { workshop } from "./workshop.ts";

const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });
const note = { jsonrpc: "2.0", method: "notifications/initialized" };
const steps = { name: "steps", _meta: { progressToken: "t" } };

describe.each(HOSTS)("a batch (case 40), through %s", (_name, start) => {
  test("is answered as an array in 2025-03-26, where nothing is said before", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url, { version: "2025-03-26" });
    const two = await session.post([ping(8), ping(9)]);
    const one = await session.post([ping(10), note]);

    expect(two.type).toBe("application/json");
    expect(await two.json()).toEqual([
      { jsonrpc: "2.0", id: 8, result: {} },
      { jsonrpc: "2.0", id: 9, result: {} },
    ]);
    expect(await one.json()).toEqual([{ jsonrpc: "2.0", id: 10, result: {} }]);
  });

  test("is answered as one stream in 2025-03-26, where something is", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url, { version: "2025-03-26" });
    const call = { jsonrpc: "2.0", id: 2, method: "tools/call", params: steps };
    const messages = await (await session.post([ping(1), call])).all();

    expect(messages.map(({ id, method }) => id ?? method)).toEqual([
      1,
      "notifications/progress",
      "notifications/progress",
      2,
    ]);
  });

  test("of notifications and answers is accepted with nothing in 2025-03-26", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url, { version: "2025-03-26" });
    const reply = await session.post([note, { jsonrpc: "2.0", id: 9, result: {} }]);

    expect([reply.status, await reply.text()]).toEqual([202, ""]);
  });

  test.each([
    ["nothing", []],
    ["what is no message", [1]],
    ["the opening of a session", [{ jsonrpc: "2.0", id: 1, method: "initialize", params: {} }]],
    ["one id twice", [ping(4), ping(4)]],
  ])("of %s is refused in 2025-03-26", async (_what, batch) => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url, { version: "2025-03-26" });
    const reply = await session.post(batch);

    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: { code: -32600 } });
  });

  test.each(["2024-11-05", "2025-06-18", "2025-11-25"])("is refused in %s", async (version) => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url, { version });
    const reply = await session.post([ping(1), ping(2)]);

    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: { code: -32600 } });
    expect((await session.call("echo")).status).toBe(200);
  });

  test("cannot open a session", async () => {
    await using host = await start(workshop().definition);
    const params = { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: {} };
    const message = { jsonrpc: "2.0", id: 1, method: "initialize", params };

    expect((await post(host.url, [message])).status).toBe(400);
  });
});
