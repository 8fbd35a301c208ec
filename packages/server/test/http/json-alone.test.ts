import { describe, expect, test } from "vitest";
import { HOSTS } from "./hosts.ts";
import { ask, JSON_TYPES, modernParts, RawSession, send } from "./raw-http.ts";
import { workshop } from "./workshop.ts";

const steps = { name: "steps", _meta: { progressToken: 1 } };

describe.each(HOSTS)("a server that answers in JSON alone, through %s", (_name, start) => {
  test("tells no progress", async () => {
    await using host = await start(workshop().definition, { json: true });
    const session = await RawSession.open(host.url);
    const replies = [
      await ask(host.url, "tools/call", { params: steps }),
      await session.call("steps"),
    ];

    expect(replies.map(({ type }) => type)).toEqual(["application/json", "application/json"]);
    expect(await replies[1]?.json()).toMatchObject({ id: 1, result: {} });
  });

  test("takes clients that take nothing else (case 83)", async () => {
    await using host = await start(workshop().definition, { json: true });
    const { params, headers } = modernParts("tools/list");
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params });
    const fields = { ...JSON_TYPES, ...headers, Accept: "application/json" };

    expect((await send(host.url, { headers: fields, body })).status).toBe(200);
  });

  test("has no streams to offer", async () => {
    await using host = await start(workshop().definition, { json: true });
    const session = await RawSession.open(host.url);
    const params = { notifications: { toolsListChanged: true } };

    expect((await session.listen()).status).toBe(405);
    expect((await ask(host.url, "subscriptions/listen", { params })).status).toBe(400);
  });

  test("fails at once where a client would have to be asked", async () => {
    await using host = await start(workshop().definition, { json: true });
    const session = await RawSession.open(host.url, {
      capabilities: { elicitation: { form: {} } },
    });
    const answer = await (await session.call("confirm")).json();

    expect(answer).toMatchObject({ id: 1, result: { isError: true } });
    expect(JSON.stringify(answer)).toContain("A client that takes JSON alone cannot be asked");
  });
});

describe.each(HOSTS)("a server that keeps no sessions, through %s", (_name, start) => {
  const open = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: {} };

  test("answers each request by itself", async () => {
    await using host = await start(workshop().definition, { sessions: false });
    const session = await RawSession.open(host.url, { version: "2025-06-18" });

    expect(session.id).toBe("");
    const fields = { "MCP-Protocol-Version": "2025-06-18" };
    const client = new RawSession(host.url, fields, session.opened);
    expect(await (await client.call("echo", { text: "hi" })).json()).toMatchObject({
      result: { content: [{ text: "hi" }] },
    });
    expect((await (await client.call("steps")).all()).length).toBe(3);
    expect(await client.end()).toBe(405);
    expect(host.server.counts).toMatchObject({ connections: 0, sessions: 0 });
  });

  test("fails at once where a client would have to be asked (case 55)", async () => {
    await using host = await start(workshop().definition, { sessions: false });
    const client = new RawSession(host.url, { "MCP-Protocol-Version": "2025-06-18" }, {});
    const answer = await (await client.call("confirm")).json();

    expect(JSON.stringify(answer)).toContain("did not declare elicitation");
  });

  test("takes a batch where the version that is said has them (case 40)", async () => {
    await using host = await start(workshop().definition, { sessions: false });
    const batch = [1, 2].map((id) => ({ jsonrpc: "2.0", id, method: "ping" }));
    const said = (version: string) =>
      new RawSession(host.url, { "MCP-Protocol-Version": version }, {}).post(batch);

    expect((await said("2025-03-26")).status).toBe(200);
    expect((await said("2025-06-18")).status).toBe(400);
  });

  test("opens for clients, one after another, and holds none of them (case 75)", async () => {
    await using host = await start(workshop().definition, { sessions: false });
    const client = new RawSession(host.url, {}, {});
    for (let at = 0; at < 20; at += 1) await (await client.request("initialize", open)).json();

    expect(host.server.counts).toMatchObject({ connections: 0, sessions: 0, streams: 0 });
  });
});
