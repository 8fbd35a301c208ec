import { describe, expect, test } from "vitest";
import type { Asked } from "../support/http-server.ts";
import { HttpLinkWorld, openSession } from "../support/open-http-link.ts";

const CALL = { method: "tools/call", params: { name: "work" } };
const noStanding = (asked: Asked) => asked.method === "GET" && asked.status(405);

const coded = (coding: string) => ({ headers: { "content-encoding": coding } });

describe("a server that answers", () => {
  test.each<[string, (asked: Asked) => void, string]>([
    ["202", (asked) => asked.status(202), "a response without a content type"],
    ["204", (asked) => asked.status(204), "a response without a content type"],
    ["a page", (asked) => asked.status(200, "<p>", { "content-type": "text/html" }), "text/html"],
    ["JSON that is none", (asked) => asked.status(200, "{", JSON_TYPE), "it holds no answer"],
    ["nothing as JSON", (asked) => asked.status(200, "", JSON_TYPE), "it holds no answer"],
    ["a number", (asked) => asked.json(5), "it holds no answer"],
    ["another id", (asked) => asked.json({ jsonrpc: "2.0", id: 99, result: {} }), "it holds no"],
    ["its own question", (asked) => asked.json({ ...CALL, jsonrpc: "2.0", id: 1 }), "it holds no"],
    ["a body in gzip", (asked) => asked.answer({}, coded("gzip")), "its body is in gzip"],
    ["a stream in br", (asked) => asked.stream("", coded("br").headers), "its body is in br"],
    ["a refusal in gzip", (asked) => asked.status(500, "?", coded("gzip").headers), "in gzip"],
    [
      "bytes that are no text",
      (asked) => {
        asked.response.writeHead(200, JSON_TYPE);
        asked.response.end(Buffer.from([0xff, 0xfe, 0x00]));
      },
      "it holds no answer",
    ],
    [
      "a stream that ends at once",
      (asked) => {
        asked.stream();
        asked.response.end();
      },
      "ended without an answer",
    ],
    [
      "a redirect to itself",
      (asked) => asked.status(307, "", { location: "/mcp" }),
      "answered 307",
    ],
    ["a redirect to nowhere", (asked) => asked.status(308, "", { location: "http://" }), "308"],
    ["a status of its own", (asked) => asked.status(799), "answered 799"],
  ])("%s loses the request alone, and says so", async (_name, script, told) => {
    await using world = await HttpLinkWorld.open({ script });
    await expect(world.ask(CALL).answer).rejects.toThrow(told);
    expect(world.link.over).toBe(false);
    expect(world.link.openExchanges).toBe(0);
  });

  test("in ten thousand small events is heard to the end", async () => {
    await using world = await HttpLinkWorld.open({
      script: (asked) => {
        asked.stream();
        asked.write(`data: ${JSON.stringify({ jsonrpc: "2.0", method: "n" })}\n\n`.repeat(10_000));
        asked.write("id\n\nretry: 1\n\n:\n\ndata\n\n".repeat(10_000));
        asked.finish({ fine: 1 });
      },
    });
    const heard = world.ask(CALL);
    expect(await heard.answer).toMatchObject({ result: { fine: 1 } });
    expect(heard.related).toHaveLength(10_000);
  });
});

describe("where a stream goes on", () => {
  test("is no place that nobody took a request at, should nobody be there any more", async () => {
    await using world = await openSession({ script: noStanding, maxAttempts: 1 });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream();
    asked.response.write("id: 1\ndata\n\n", () => void world.server[Symbol.asyncDispose]());
    let error: unknown;
    answer.catch((cause: unknown) => {
      error = cause;
    });
    await expect
      .poll(() => {
        world.clock.advance(30_000);
        return error;
      })
      .toMatchObject({
        code: "lost",
        undelivered: false,
        message: expect.stringContaining("Could not reach"),
      });
  });

  test.each([
    ["of a megabyte", "x".repeat(1_000_000)],
    ["of a megabyte that is no ASCII", "é".repeat(500_000)],
    ["that no header can hold", "a\u0001b"],
  ])("is asked for by an id %s until that is hopeless", async (_name, id) => {
    await using world = await openSession({ script: noStanding, maxAttempts: 1 });
    const { answer } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream();
    asked.response.write(`id: ${id}\ndata\n\n`, () => asked.cut());
    let isOver = false;
    answer.catch(() => {
      isOver = true;
    });
    await expect
      .poll(() => {
        world.clock.advance(30_000);
        return isOver;
      })
      .toBe(true);
    expect(world.link.over).toBe(false);
  });

  test.each([
    ["thirty years", "1000000000000"],
    ["for ever", "9".repeat(400)],
  ])("is waited for %s where the server wants that", async (_name, retry) => {
    await using world = await openSession({ script: noStanding });
    const heard = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream();
    asked.response.write(`retry: ${retry}\nid: 1\ndata\n\n`, () => asked.response.end());
    await expect.poll(() => heard.pauses).toEqual(["paused"]);
    expect(world.clock.waits).toEqual([Number(retry)]);
    heard.exchange.abandon();
    expect(world.clock.pending).toBe(0);
  });

  test("at once is not asked for in a hurry by a server that brings nothing", async () => {
    await using world = await openSession({
      script: (asked) => {
        if (asked.headers["last-event-id"] === undefined) return noStanding(asked);
        asked.stream("retry: 0\nid: 1\ndata\n\n");
        asked.response.end();
      },
    });
    const { exchange } = world.ask(CALL);
    const asked = await world.server.at(2, "POST");
    asked.stream();
    asked.response.write("retry: 0\nid: 1\ndata\n\n", () => asked.response.end());
    const waits: number[] = [];
    while (waits.length < 5) {
      await expect.poll(() => world.clock.pending).toBe(1);
      const [wait = 0] = world.clock.waits;
      waits.push(wait);
      world.clock.advance(wait);
    }
    exchange.abandon();
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000]);
  });
});

const JSON_TYPE = { "content-type": "application/json" };
