import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HOSTS, type Host } from "./hosts.ts";
import { ask, modernParts, post, send } from "./raw-http.ts";
import { workshop } from "./workshop.ts";

describe.each(HOSTS)("a client without session, through %s", (_name, start) => {
  const shop = workshop();
  let host: Host;

  beforeEach(async () => {
    host = await start(shop.definition);
  });
  afterEach(() => host.close());

  test("is answered with JSON where nothing is said before the answer", async () => {
    const reply = await ask(host.url, "tools/call", { params: { name: "echo" }, id: "x" });

    expect(reply.status).toBe(200);
    expect(reply.type).toBe("application/json");
    expect(reply.sessionId).toBeUndefined();
    expect(await reply.json()).toMatchObject({
      id: "x",
      result: { content: [{ text: "nothing" }], resultType: "complete" },
    });
  });

  test("is answered with a stream from the first notification on", async () => {
    const params = { name: "steps", _meta: { progressToken: 0 } };
    const reply = await ask(host.url, "tools/call", { params });
    const messages = await reply.all();

    expect(reply.type).toBe("text/event-stream");
    expect(messages.map(({ method, id }) => method ?? id)).toEqual([
      "notifications/progress",
      "notifications/progress",
      1,
    ]);
    expect(messages[0]?.params).toMatchObject({ progressToken: 0 });
    expect(reply.events.every(({ id }) => id === undefined)).toBe(true);
  });

  test.each([
    ["ping"],
    ["logging/setLevel"],
    ["resources/subscribe"],
    ["resources/unsubscribe"],
    ["initialize"],
    ["made/up"],
  ])("asks %s in vain (case 106)", async (method) => {
    const reply = await ask(host.url, method, { params: { uri: "test://fixed", level: "info" } });

    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ id: 1, error: { code: -32601 } });
  });

  test("is told by status what it did not declare, for nothing was said before", async () => {
    const reply = await ask(host.url, "tools/call", { params: { name: "confirm" } });

    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      error: { code: -32021, data: { requiredCapabilities: { elicitation: {} } } },
    });
  });

  test("is asked in the answer, and answers with the next request", async () => {
    const capabilities = { elicitation: { form: {} } };
    const asked = await (
      await ask(host.url, "tools/call", { params: { name: "confirm" }, capabilities })
    ).json();
    expect(asked.result).toMatchObject({ resultType: "input_required" });
    const { requestState } = asked.result ?? {};

    const inputResponses = { name: { action: "accept", content: { name: "Ada" } } };
    const params = { name: "confirm", requestState, inputResponses };
    const answered = await ask(host.url, "tools/call", { params, capabilities });

    expect(await answered.json()).toMatchObject({ result: { content: [{ text: "Hello, Ada" }] } });
  });

  test("shares its ids with others, and not their answers (case 76)", async () => {
    const texts = Array.from({ length: 20 }, (_, at) => `text ${at}`);
    const replies = await Promise.all(
      texts.map((text) =>
        ask(host.url, "tools/call", { id: 0, params: { name: "echo", arguments: { text } } }),
      ),
    );
    const answers = await Promise.all(replies.map((reply) => reply.json()));

    expect(answers.map(({ id, result }) => [id, result?.["content"]])).toEqual(
      texts.map((text) => [0, [{ type: "text", text }]]),
    );
  });

  test.each([0, "", "5", 5])("listens under the id %j as it is", async (id) => {
    const params = { notifications: { toolsListChanged: true } };
    const reply = await ask(host.url, "subscriptions/listen", { id, params });
    const [first] = await reply.until(1);
    await ask(host.url, "tools/call", { params: { name: "change" } });
    const [, second] = await reply.until(2);
    reply.leave();

    const tag = { _meta: { "io.modelcontextprotocol/subscriptionId": id } };
    expect(first).toMatchObject({
      method: "notifications/subscriptions/acknowledged",
      params: tag,
    });
    expect(second).toMatchObject({ method: "notifications/tools/list_changed", params: tag });
  });

  test.each([
    ["an id of null (case 33)", { id: null }],
    ["an id that is no whole number (case 35)", { id: 20050.5 }],
    ["an id that is true (case 35)", { id: true }],
    ["an id that is an array (case 35)", { id: [] }],
  ])("is refused with %s", async (_what, id) => {
    const { params, headers } = modernParts("tools/list");
    const reply = await post(
      host.url,
      { jsonrpc: "2.0", method: "tools/list", params, ...id },
      headers,
    );

    expect(reply.status).toBe(400);
    const { error, ...rest } = await reply.json();
    expect(error?.code).toBe(-32600);
    expect(rest).toEqual({ jsonrpc: "2.0" });
  });

  test("sends a notification, which is accepted with nothing", async () => {
    const message = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
    const reply = await post(host.url, message, { "MCP-Protocol-Version": "2026-07-28" });

    expect([reply.status, await reply.text()]).toEqual([202, ""]);
  });

  test("cannot cancel the request of another by its id", async () => {
    const { definition, begun, gate } = workshop();
    await using own = await start(definition);
    const params = { name: "wait", _meta: { progressToken: 1 } };
    const reply = await ask(own.url, "tools/call", { params, id: 1 });
    await begun;
    const message = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
    await post(own.url, message, { "MCP-Protocol-Version": "2026-07-28" });
    gate.open();

    expect((await reply.all()).at(-1)).toMatchObject({ id: 1, result: {} });
  });

  test.each([
    ["an answer", { jsonrpc: "2.0", id: 1, result: {} }],
    ["a batch", [{ jsonrpc: "2.0", id: 1, method: "tools/list", params: modernParts("").params }]],
  ])("is refused with %s", async (_what, message) => {
    const reply = await post(host.url, message, { "MCP-Protocol-Version": "2026-07-28" });

    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: { code: -32600 } });
  });

  test("finds what discovery says at /capabilities, without more", async () => {
    const url = host.url.replace("/mcp", "/capabilities");
    const found = await (await send(url, { method: "GET" })).json();
    const discovered = await (await ask(host.url, "server/discover")).json();

    expect(found).toEqual(discovered.result);
  });

  test.each(["GET", "DELETE", "PUT", "HEAD"])(
    "is told that %s is not for it (case 79)",
    async (method) => {
      const reply = await send(host.url, { method, headers: { Accept: "text/event-stream" } });

      expect(reply.status).toBe(405);
      expect(reply.headers).toMatchObject({ allow: "POST" });
    },
  );
});
