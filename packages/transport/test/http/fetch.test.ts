import { gzipSync } from "node:zlib";
import { type Fetch, httpLink } from "@mcp-actors/transport/http";
import { describe, expect, test } from "vitest";
import { createHttpClient } from "../../src/http/platform-client.ts";
import { HttpServer } from "../support/http-server.ts";
import { ask, HttpLinkWorld, MODERN, openSession } from "../support/open-http-link.ts";

const platform: Fetch = (url, init) => fetch(url, init);

describe("over fetch", () => {
  test("a request is answered with JSON", async () => {
    await using world = await HttpLinkWorld.open({
      fetch: platform,
      headers: { "x-team": "blue" },
      script: (asked) => asked.answer({ fine: "é" }),
    });
    expect(await world.ask().answer).toMatchObject({ result: { fine: "é" } });
    expect(world.server.asked[0]?.headers).toMatchObject({
      "x-team": "blue",
      "mcp-method": "tools/list",
      accept: "application/json, text/event-stream",
    });
  });

  test("a body that is coded is read, for fetch undoes that", async () => {
    await using world = await HttpLinkWorld.open({
      fetch: platform,
      script: (asked) => {
        const body = gzipSync(JSON.stringify({ jsonrpc: "2.0", id: asked.message.id, result: {} }));
        asked.response.writeHead(200, {
          "content-type": "application/json",
          "content-encoding": "gzip",
        });
        asked.response.end(body);
      },
    });

    expect(await world.ask().answer).toMatchObject({ result: {} });
  });

  test("a stream is read as it comes", async () => {
    await using world = await HttpLinkWorld.open({ fetch: platform });
    const { answer, related } = world.ask();
    const asked = await world.server.at(0);
    asked.stream();
    asked.say({ method: "notifications/progress", params: { progressToken: 1, progress: 1 } });
    while (related.length === 0) await new Promise((resolve) => setImmediate(resolve));
    asked.finish({ fine: 1 });
    expect(await answer).toMatchObject({ result: { fine: 1 } });
  });

  test("giving up closes the response", async () => {
    await using world = await HttpLinkWorld.open({ fetch: platform });
    const { exchange } = world.ask();
    const asked = await world.server.at(0);
    asked.stream(": waiting\n\n");
    exchange.abandon();
    await asked.left;
  });

  test("a connection that is cut loses the exchange (case 88)", async () => {
    await using world = await HttpLinkWorld.open({
      fetch: platform,
      script: (asked) => asked.cut(),
    });
    await expect(world.ask().answer).rejects.toMatchObject({ code: "lost" });
  });

  test("a server that is not there is an error with its reason", async () => {
    const server = await HttpServer.open();
    const { url } = server;
    await server[Symbol.asyncDispose]();
    const link = httpLink(url, { dialect: MODERN, fetch: platform });
    await expect(ask(link, { method: "tools/list" }).answer).rejects.toMatchObject({
      code: "unreachable",
      message: expect.stringContaining("ECONNREFUSED"),
    });
  });

  test("a redirect within the origin is followed", async () => {
    await using world = await HttpLinkWorld.open({
      fetch: platform,
      script: (asked) =>
        asked.path === "/mcp" ? asked.status(307, "", { location: "/mcp/" }) : asked.answer(),
    });
    await world.ask().answer;
    expect(world.server.asked.map(({ path }) => path)).toEqual(["/mcp", "/mcp/"]);
  });

  test("a redirect is followed without the user and password that it names", async () => {
    await using world = await HttpLinkWorld.open({
      fetch: platform,
      script: (asked) => {
        const location = `${world.server.origin.replace("//", "//eve:secret@")}/moved#here`;
        if (asked.path === "/mcp") asked.status(308, "", { location });
        else asked.answer({ at: asked.path });
      },
    });
    expect(await world.ask().answer).toMatchObject({ result: { at: "/moved" } });
    expect(world.server.asked[1]?.headers.authorization).toBeUndefined();
  });

  test("a session is opened and ended (case 74)", async () => {
    await using world = await openSession({
      fetch: platform,
      script: (asked) => asked.status(asked.method === "GET" ? 405 : 200),
    });
    await world.server.at(0, "GET");
    world.inbound.close();
    await world.link.closed;
    expect(world.server.of("DELETE")).toHaveLength(1);
  });
});

test("the platform's own fetch is used where there is nothing else", async () => {
  await using server = await HttpServer.open((asked) => asked.status(204));
  const status = await new Promise((resolve) => {
    createHttpClient().send(
      { method: "GET", url: new URL(server.url), headers: {} },
      { head: (head) => resolve(head.status), chunk() {}, end() {}, failed: resolve },
    );
  });
  expect(status).toBe(204);
});
