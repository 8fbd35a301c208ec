import { once } from "node:events";
import { createConnection } from "node:net";
import { describe, expect, test } from "vitest";
import { HOSTS, startNode } from "./hosts.ts";
import { ask, type Fields, JSON_TYPES, modernParts, post, RawSession, send } from "./raw-http.ts";
import { workshop } from "./workshop.ts";

const { definition } = workshop();
const LIST = modernParts("tools/list");
const MESSAGE = { jsonrpc: "2.0", id: 1, method: "tools/list", params: LIST.params };

describe.each(HOSTS)("what comes in, through %s", (_name, start) => {
  test.each([
    ["evil.example", 403],
    ["localhost.evil.example", 403],
    ["127.0.0.1.evil.example", 403],
    ["evil.example:80", 403],
    ["127.0.0.1", 200],
    ["127.0.0.1:1234", 200],
    ["LOCALHOST:1234", 200],
    ["[::1]:1234", 200],
    ["[::1]", 200],
  ])("asks the host %s and gets %i (cases 84, 85)", async (host, status) => {
    await using own = await start(definition);

    expect((await ask(own.url, "tools/list", { headers: { Host: host } })).status).toBe(status);
  });

  test.each([
    ["http://evil.example", 403],
    ["null", 403],
    ["", 403],
    ["http://localhost.evil.example", 403],
    ["http://localhost@evil.example", 403],
    ["http://localhost:5173", 200],
    ["http://[::1]:5173", 200],
    [undefined, 200],
  ])("comes from the origin %j and gets %i (case 84)", async (origin, status) => {
    await using own = await start(definition);
    const headers = origin === undefined ? {} : { Origin: origin };
    const replies = [
      await ask(own.url, "tools/list", { headers }),
      await send(own.url, { method: "GET", headers }),
    ];

    expect(replies.map((reply) => reply.status)).toEqual([status, status === 200 ? 405 : 403]);
  });

  test("comes from origins and asks hosts that were allowed, and no others", async () => {
    await using own = await start(definition, {
      allowedHosts: ["mcp.example", "other.example:8080"],
      allowedOrigins: ["https://app.example"],
    });
    const statusOf = async (headers: Fields) =>
      (await ask(own.url, "tools/list", { headers })).status;

    expect(await statusOf({ Host: "mcp.example:443", Origin: "https://app.example" })).toBe(200);
    expect(await statusOf({ Host: "other.example:8080" })).toBe(200);
    expect(await statusOf({ Host: "other.example:80" })).toBe(403);
    expect(await statusOf({ Host: "localhost" })).toBe(403);
    expect(await statusOf({ Host: "mcp.example", Origin: "https://evil.example" })).toBe(403);
    expect(await statusOf({ Host: "mcp.example", Origin: "https://app.example:8443" })).toBe(403);
  });

  test("is of a page that may read the reply, where pages may", async () => {
    await using own = await start(definition, { cors: true });
    const origin = "http://localhost:5173";
    const asked = {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "mcp-method, mcp-param-region",
    };
    const preflight = await send(own.url, { method: "OPTIONS", headers: asked });
    const reply = await ask(own.url, "tools/list", { headers: { Origin: origin } });

    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-headers": "mcp-method, mcp-param-region",
      "access-control-allow-methods": "GET, POST, DELETE",
    });
    expect(reply.headers).toMatchObject({ "access-control-allow-origin": origin, vary: "Origin" });
    expect(reply.headers["access-control-expose-headers"]).toContain("Mcp-Session-Id");
  });

  test("is of a page that may not read the reply, where nobody said so", async () => {
    await using own = await start(definition);
    const headers = { Origin: "http://localhost:5173" };

    expect((await send(own.url, { method: "OPTIONS", headers })).status).toBe(405);
    expect((await ask(own.url, "tools/list", { headers })).headers).not.toHaveProperty(
      "access-control-allow-origin",
    );
  });

  test.each([
    ["application/json", 200],
    ["Application/JSON; Charset=UTF-8", 200],
    ["application/json-seq", 415],
    ["text/event-stream;charset=utf-8", 415],
    ["text/plain", 415],
    [undefined, 415],
  ])("has the type %j and gets %i (case 82)", async (type, status) => {
    await using own = await start(definition);
    const { "Content-Type": _type, ...rest } = { ...JSON_TYPES, ...LIST.headers };
    const headers = type === undefined ? rest : { ...rest, "Content-Type": type };

    expect((await send(own.url, { headers, body: JSON.stringify(MESSAGE) })).status).toBe(status);
  });

  test.each([
    [{ "Content-Type": "text/plain;q=1" }, "Content-Type must be application/json, not text/plain"],
    [{ "Content-Type": "" }, "Content-Type must be application/json, and is not there"],
    [{ "Content-Encoding": "gzip" }, "Content-Encoding must be identity, not gzip"],
  ])("is told of %j what is wrong with it", async (sent, message) => {
    await using own = await start(definition);
    const headers = { ...JSON_TYPES, ...LIST.headers, ...sent };
    const reply = await send(own.url, { headers, body: JSON.stringify(MESSAGE) });

    expect(reply.status).toBe(415);
    expect(await reply.json()).toMatchObject({ error: { code: -32600, message } });
  });

  test.each([
    ["application/json, text/event-stream", 200],
    ["TEXT/Event-Stream;q=0.5, Application/JSON", 200],
    ["*/*", 200],
    ["application/*, text/*", 200],
    [undefined, 200],
    ["application/json", 406],
    ["text/event-stream", 406],
    ["text/html", 406],
    ["application/json, text/event-stream;q=0", 406],
  ])("takes %j and gets %i (case 83)", async (accept, status) => {
    await using own = await start(definition);
    const { Accept: _accept, ...rest } = { ...JSON_TYPES, ...LIST.headers };
    const headers = accept === undefined ? rest : { ...rest, Accept: accept };

    expect((await send(own.url, { headers, body: JSON.stringify(MESSAGE) })).status).toBe(status);
  });

  test.each<[string, string | Uint8Array, number, number]>([
    ["no JSON", "this is not json", 400, -32700],
    ["nothing", "", 400, -32700],
    ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400, -32700],
    ["no message", "7", 400, -32600],
    ["an empty batch (case 40)", "[]", 400, -32600],
    ["JSON that nests too deep (case 133)", "[".repeat(200_000), 400, -32600],
    ["too much", JSON.stringify("x".repeat(2000)), 413, -32600],
  ])("holds %s and is refused", async (_what, body, status, code) => {
    await using own = await start(definition, { maxBodyBytes: 500_000 });
    await using strict = await start(definition, { maxBodyBytes: 1000 });
    const { url } = status === 413 ? strict : own;
    const reply = await send(url, { headers: JSON_TYPES, body });

    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ error: { code } });
  });

  test("is too much though it did not say so", async () => {
    await using own = await start(definition, { maxBodyBytes: 1000 });
    const headers = { ...JSON_TYPES, "Transfer-Encoding": "chunked" };

    expect((await send(own.url, { headers, body: "x".repeat(2000) })).status).toBe(413);
    expect((await ask(own.url, "tools/list")).status).toBe(200);
  });

  test("takes too long to arrive and is refused", async () => {
    await using own = await start(definition, { bodyTimeout: 20 });
    const { port } = new URL(own.url);
    const socket = createConnection(Number(port), "127.0.0.1");
    socket.write(
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
    );
    const [reply] = await once(socket, "data");
    socket.destroy();

    expect(String(reply)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("comes elsewhere and is not found", async () => {
    await using own = await start(definition);

    expect((await ask(own.url.replace("/mcp", "/other"), "tools/list")).status).toBe(404);
  });

  test("asks who is known, before anything else is looked at", async () => {
    await using own = await start(definition, {
      authenticate: (headers) => (headers.get("x-key") === "good" ? "ada" : undefined),
    });
    const refused = await post(own.url, "nonsense");
    const called = await ask(own.url, "tools/call", {
      params: { name: "whoami" },
      headers: { "X-Key": "good" },
    });

    expect(refused.status).toBe(401);
    expect(refused.headers).toMatchObject({ "www-authenticate": "Bearer" });
    expect(await called.json()).toMatchObject({ result: { content: [{ text: "ada" }] } });
  });

  test("needs no one to be known for what is not there (case 79)", async () => {
    await using own = await start(definition, { sessions: false, authenticate: () => undefined });
    const reply = await send(own.url, { method: "GET", headers: { "Mcp-Session-Id": "x" } });

    expect(reply.status).toBe(405);
    expect(reply.headers).toMatchObject({ allow: "POST" });
    expect(reply.headers).not.toHaveProperty("www-authenticate");
  });

  test("is authenticated anew within a session", async () => {
    let known: string | undefined = "ada";
    await using own = await start(definition, { authenticate: () => known });
    const session = await RawSession.open(own.url);
    known = undefined;

    expect((await session.call("echo")).status).toBe(401);
    expect((await session.listen()).status).toBe(401);
    expect(await session.end()).toBe(401);
  });

  test("is refused when the one who authenticates fails, and the server lives", async () => {
    const events: unknown[] = [];
    let isBroken = true;
    await using own = await start(definition, {
      onEvent: (event) => events.push(event),
      authenticate: () => {
        if (isBroken) throw new Error("no database");
        return "ada";
      },
    });
    const broken = await ask(own.url, "tools/list");
    isBroken = false;

    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain("database");
    expect(events).toMatchObject([{ type: "callback.failed", error: { message: "no database" } }]);
    expect((await ask(own.url, "tools/list")).status).toBe(200);
  });
});

test("an observer that throws changes no reply", async () => {
  const fail = () => {
    throw new Error("no disk");
  };
  await using own = await startNode(definition, { onEvent: fail, authenticate: fail });

  expect((await ask(own.url, "tools/list")).status).toBe(500);
  expect((await ask(own.url, "tools/list")).status).toBe(500);
});

test("a client that sends headers without end is cut off", async () => {
  await using own = await startNode(definition);
  const headers = { "X-Long": "x".repeat(64 * 1024) };

  expect((await ask(own.url, "tools/list", { headers })).status).toBe(431);
});
