import { httpLink } from "@mcp-actors/transport/http";
import { describe, expect, test } from "vitest";
import { type Asked, HttpServer } from "../support/http-server.ts";
import { ask, HttpLinkWorld, LEGACY, MODERN } from "../support/open-http-link.ts";

describe("a content type", () => {
  test.each(["Application/JSON; Charset=UTF-8", "application/json"])(
    "%s is JSON (case 82)",
    async (type) => {
      await using world = await HttpLinkWorld.open({
        script: (asked) => asked.answer({ fine: 1 }, { headers: { "content-type": type } }),
      });
      expect(await world.ask().answer).toMatchObject({ result: { fine: 1 } });
    },
  );

  test.each(["text/event-stream;charset=utf-8", "TEXT/Event-Stream"])(
    "%s is a stream of events (case 82)",
    async (type) => {
      await using world = await HttpLinkWorld.open({
        script: (asked) => {
          asked.stream("", { "content-type": type });
          asked.finish({ fine: 1 });
        },
      });
      expect(await world.ask().answer).toMatchObject({ result: { fine: 1 } });
    },
  );

  test.each([
    [{ "content-type": "application/json-seq" }, "application/json-seq is neither"],
    [{}, "a response without a content type is neither"],
    [{ "content-type": "text/html" }, "text/html is neither"],
  ])("as in %j loses the exchange, and says so (case 82)", async (headers, told) => {
    await using world = await HttpLinkWorld.open({
      script: (asked) => asked.status(200, "{}", headers as { readonly [name: string]: string }),
    });
    await expect(world.ask().answer).rejects.toThrow(told);
  });
});

test("answers come to their own requests, whatever their order (case 36)", async () => {
  await using world = await HttpLinkWorld.open();
  const first = world.ask();
  const second = world.ask();
  (await world.server.at(1)).answer({ of: 2 });
  expect(await second.answer).toMatchObject({ result: { of: 2 } });
  (await world.server.at(0)).answer({ of: 1 });
  expect(await first.answer).toMatchObject({ result: { of: 1 } });
});

describe("an array with the one answer", () => {
  const script = (asked: Asked) =>
    asked.json([{ jsonrpc: "2.0", id: asked.message.id, result: { fine: 1 } }]);

  test("is taken where the revision has batches (case 42)", async () => {
    const dialect = { ...LEGACY, batches: true };
    await using world = await HttpLinkWorld.open({ dialect, script });
    expect(await world.ask().answer).toMatchObject({ result: { fine: 1 } });
  });

  test("is a clear error elsewhere (case 42)", async () => {
    await using world = await HttpLinkWorld.open({ script });
    await expect(world.ask().answer).rejects.toThrow("it holds no answer to the request");
    expect(world.inbound.items).toMatchObject([
      { kind: "unreadable", error: { message: "Batches are not part of 2026-07-28" } },
    ]);
  });
});

test("an answer with another id is a stray, and answers nothing (case 30)", async () => {
  await using world = await HttpLinkWorld.open({
    script: (asked) => asked.json({ jsonrpc: "2.0", id: String(asked.message.id), result: {} }),
  });
  await expect(world.ask().answer).rejects.toThrow("it holds no answer");
  expect(world.inbound.items).toMatchObject([{ kind: "stray", reason: "unknown" }]);
});

describe("an error", () => {
  const error = { code: -32_022, message: "No", data: { supported: [], requested: "x" } };

  test.each([
    ["with its id", (id: unknown) => id],
    ["without id", () => null],
  ])("in the body of a refusal answers the request %s", async (_name, idOf) => {
    await using world = await HttpLinkWorld.open({
      script: (asked) =>
        asked.json({ jsonrpc: "2.0", id: idOf(asked.message.id), error }, { status: 400 }),
    });
    expect(await world.ask().answer).toMatchObject({ error, httpStatus: 400 });
  });

  test.each([
    [500, "text/html", "<h1>Oops</h1>", "was answered 500 Internal Server Error: <h1>Oops</h1>"],
    [404, "text/plain", "", "was answered 404 Not Found"],
    [418, "application/json", '{"error":"teapot"}', 'was answered 418: {"error":"teapot"}'],
    [200, "text/html", "<h1>Welcome</h1>", "text/html"],
  ])("that %i with %s is none loses the exchange", async (status, type, body, told) => {
    await using world = await HttpLinkWorld.open({
      script: (asked) => asked.status(status, body, { "content-type": type }),
    });
    const { answer } = world.ask();
    await expect(answer).rejects.toThrow(told);
    await expect(answer).rejects.toMatchObject({ code: "lost", undelivered: false });
    expect(world.link.over).toBe(false);
  });

  test.each([401, 403, 405, 406, 407, 411, 413, 415, 421, 429, 431])(
    "that turns the request away with %i says that nothing was begun",
    async (status) => {
      await using world = await HttpLinkWorld.open({ script: (asked) => asked.status(status) });
      await expect(world.ask().answer).rejects.toMatchObject({
        code: "rejected",
        undelivered: true,
        status,
      });
      expect(world.link.over).toBe(false);
    },
  );

  test("of a server that is not there says so, and that nothing was delivered", async () => {
    const server = await HttpServer.open();
    const { url } = server;
    await server[Symbol.asyncDispose]();
    const { answer } = ask(httpLink(url, { dialect: MODERN }), { method: "tools/list" });
    await expect(answer).rejects.toMatchObject({
      code: "unreachable",
      undelivered: true,
      message: expect.stringContaining(`Could not reach ${url}: connect ECONNREFUSED`),
    });
  });
});

describe("a connection that is cut", () => {
  test("in the middle of JSON loses the exchange (case 88)", async () => {
    await using world = await HttpLinkWorld.open();
    const { answer } = world.ask();
    const asked = await world.server.at(0);
    asked.response.writeHead(200, { "content-type": "application/json" });
    asked.response.write('{"jsonrpc":', () => asked.cut());

    await expect(answer).rejects.toThrow(`POST ${world.server.url} was cut`);
    expect(world.link.openExchanges).toBe(0);
  });

  test("in the middle of an event loses a modern exchange (case 88)", async () => {
    await using world = await HttpLinkWorld.open();
    const { answer } = world.ask();
    const asked = await world.server.at(0);
    asked.stream();
    asked.response.write('id: 1\n\ndata: {"jsonrpc":', () => asked.cut());

    await expect(answer).rejects.toThrow(`Stream of ${world.server.url} was cut`);
    expect(world.clock.pending).toBe(0);
  });

  test("before any answer loses the exchange", async () => {
    await using world = await HttpLinkWorld.open({ script: (asked) => asked.cut() });
    await expect(world.ask().answer).rejects.toMatchObject({ code: "lost", undelivered: false });
  });
});

describe("a message past the limit", () => {
  test("as JSON loses its exchange alone", async () => {
    await using world = await HttpLinkWorld.open({
      maxMessageBytes: 1_000,
      script: (asked) => asked.answer({ text: "x".repeat(2_000) }),
    });
    await expect(world.ask().answer).rejects.toMatchObject({ code: "oversized" });
    expect(world.link.over).toBe(false);
  });

  test("as an event loses its exchange alone", async () => {
    await using world = await HttpLinkWorld.open({
      maxMessageBytes: 1_000,
      script: (asked) => {
        asked.stream();
        asked.finish({ text: "x".repeat(2_000) });
      },
    });
    await expect(world.ask().answer).rejects.toMatchObject({ code: "oversized" });
    expect(world.link.over).toBe(false);
  });

  test("in the headers loses its exchange", async () => {
    await using world = await HttpLinkWorld.open({
      maxHeaderBytes: 2_048,
      script: (asked) => asked.answer({}, { headers: { "x-long": "x".repeat(4_096) } }),
    });
    await expect(world.ask().answer).rejects.toThrow("Headers Overflow");
  });

  test("in depth loses its exchange", async () => {
    await using world = await HttpLinkWorld.open({
      maxDepth: 8,
      script: (asked) => asked.answer(JSON.parse(`${'{"a":'.repeat(20)}1${"}".repeat(20)}`)),
    });
    await expect(world.ask().answer).rejects.toThrow("it holds no answer");
    expect(world.inbound.items).toMatchObject([
      { error: { message: "Message nests deeper than 8" } },
    ]);
  });
});
