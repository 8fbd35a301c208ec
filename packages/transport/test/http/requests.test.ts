import { httpLink } from "@mcp-actors/transport/http";
import { describe, expect, test } from "vitest";
import { HttpServer } from "../support/http-server.ts";
import { ask, HttpLinkWorld, MODERN, openSession } from "../support/open-http-link.ts";

const CALL = { method: "tools/call", params: { name: "echo", arguments: {} } };

describe("the headers", () => {
  test("of a modern request mirror what it says", async () => {
    await using world = await HttpLinkWorld.open({ script: (asked) => asked.answer() });
    await world.ask(CALL).answer;

    expect(world.server.asked[0]?.headers).toMatchObject({
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": "echo",
    });
    expect(world.server.asked[0]?.headers).not.toHaveProperty("mcp-session-id");
  });

  test.each([
    ["世界", "=?base64?5LiW55WM?="],
    ["file:///Załączniki/raport.pdf", "=?base64?ZmlsZTovLy9aYcWCxIVjem5pa2kvcmFwb3J0LnBkZg==?="],
  ])("hold the name %s, which no header can, in base64 (case 99)", async (uri, name) => {
    await using world = await HttpLinkWorld.open({ script: (asked) => asked.answer() });
    await world.ask({ method: "resources/read", params: { uri } }).answer;

    expect(world.server.asked[0]?.headers["mcp-name"]).toBe(name);
  });

  test("of GET, POST and DELETE are those of the session (case 80)", async () => {
    await using world = await openSession({ script: (asked) => asked.status(405) });
    const get = await world.server.at(0, "GET");
    world.inbound.close();
    const end = await world.server.at(0, "DELETE");

    expect(get.headers.accept).toBe("text/event-stream");
    expect(end.headers).not.toHaveProperty("content-type");
    expect(get.headers).not.toHaveProperty("content-type");
    for (const { headers } of [get, end]) {
      expect(headers).toMatchObject({
        "mcp-session-id": "session-1",
        "mcp-protocol-version": "2025-11-25",
      });
    }
    const [opening, confirmation] = world.server.of("POST");
    expect(opening?.headers).not.toHaveProperty("mcp-protocol-version");
    expect(opening?.headers).not.toHaveProperty("mcp-session-id");
    expect(confirmation?.headers).toMatchObject({
      accept: "application/json, text/event-stream",
      "mcp-session-id": "session-1",
      "mcp-protocol-version": "2025-11-25",
    });
  });

  test("of the caller's are sent, and cannot replace those of the binding", async () => {
    const headers = { "X-Team": "blue", ACCEPT: "text/html", "mcp-method": "other" };
    await using world = await HttpLinkWorld.open({ headers, script: (asked) => asked.answer() });
    await world.ask().answer;

    expect(world.server.asked[0]?.headers).toMatchObject({
      "x-team": "blue",
      accept: "application/json, text/event-stream",
      "mcp-method": "tools/list",
    });
  });
});

test("where no TLS is spoken nothing is delivered, and the error says so", async () => {
  await using server = await HttpServer.open();
  const url = server.url.replace("http:", "https:");
  const { answer } = ask(httpLink(url, { dialect: MODERN }), { method: "tools/list" });

  await expect(answer).rejects.toMatchObject({
    code: "unreachable",
    undelivered: true,
    message: `Could not reach ${url}: it does not speak TLS`,
  });
});

test.each(["http:", "https:"])("port 0 of %s is no other port", async (scheme) => {
  const url = `${scheme}//127.0.0.1:0/mcp`;
  const { answer } = ask(httpLink(url, { dialect: MODERN }), { method: "tools/list" });

  await expect(answer).rejects.toMatchObject({
    code: "unreachable",
    undelivered: true,
    message: expect.not.stringMatching(/127\.0\.0\.1:(80|443)/),
  });
});

test("no server may code what it answers", async () => {
  await using world = await HttpLinkWorld.open({ script: (asked) => asked.answer() });
  await world.ask().answer;

  expect(world.server.asked[0]?.headers["accept-encoding"]).toBe("identity");
});

test("a request that cannot be written opens nothing", async () => {
  await using world = await HttpLinkWorld.open();
  expect(() => world.ask({ method: "x", params: { n: 1n } })).toThrow(TypeError);
  expect(world.link.openExchanges).toBe(0);
});

test("what the mirror throws refuses the request", async () => {
  await using world = await HttpLinkWorld.open({
    mirror: () => {
      throw new RangeError("Too long");
    },
  });
  expect(() => world.ask()).toThrow("Too long");
  expect(world.link.openExchanges).toBe(0);
});

test("a header that no request may have loses the exchange", async () => {
  await using world = await HttpLinkWorld.open({ headers: { "x-bad": "a\nb" } });
  await expect(world.ask().answer).rejects.toThrow("invalid x-bad header");
});

test("sockets are used again", async () => {
  await using world = await HttpLinkWorld.open({ script: (asked) => asked.answer() });
  for (let round = 0; round < 5; round += 1) await world.ask().answer;
  expect(world.server.sockets).toBe(1);
});

test.each(["http://a%zz@host/", "http://a:%@host/", "http://:%e4@host/"])(
  "a URL whose user or password is badly encoded, as in %s, is a clear error",
  (url) => {
    expect(() => httpLink(url, { dialect: MODERN })).toThrow(TypeError);
    expect(() => httpLink(url, { dialect: MODERN })).toThrow("% that encodes nothing");
  },
);
