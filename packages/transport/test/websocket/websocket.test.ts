import { once } from "node:events";
import { Socket } from "node:net";
import { TransportError } from "@mcp-actors/transport";
import { channelPromises } from "@mcp-actors/transport/testing";
import { dialWebSocket } from "@mcp-actors/transport/websocket";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { note } from "../support/note.ts";
import { openWebSocketPair } from "../support/open-websocket-pair.ts";
import {
  afterwards,
  dial,
  dialRaw,
  reachRaw,
  start,
  startRaw,
  stopAll,
} from "../support/raw-websocket.ts";
import { record } from "../support/record.ts";

afterEach(stopAll);

describe("a WebSocket channel", () => {
  test.each(channelPromises)("$title", ({ check }) => check(() => openWebSocketPair()));

  test("says who is at the other end and where", async () => {
    const { near, far } = await openWebSocketPair();

    expect(far.facts).toMatchObject({
      principal: "anonymous",
      address: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    });
    expect(far.facts.headers?.get("Host")).toMatch(/^127\.0\.0\.1:/);
    expect(near.facts.address).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/mcp$/);
    record(near).close();
    record(far).close();
    await Promise.all([near.closed, far.closed]);
  });

  test("keeps a message whose fragments cut a character (case 136)", async () => {
    const { channel, heard, peer } = await dialRaw();
    const bytes = Buffer.from(JSON.stringify(note("é漢😀")));

    for (let at = 0; at < bytes.length; at += 1) {
      peer.send(bytes.subarray(at, at + 1), { binary: false, fin: at === bytes.length - 1 });
    }

    await heard.atLeast(1);
    expect(heard.items).toEqual([{ kind: "notification", message: note("é漢😀") }]);
    heard.close();
    await channel.closed;
  });

  test.each(["dialled", "listened"])("is lost at a binary frame, %s", async (side) => {
    const { channel, heard, peer } = await (side === "dialled" ? dialRaw() : reachRaw());
    const closed = once(peer, "close");

    peer.send(Buffer.from("{}"));

    expect(await heard.ended()).toMatchObject({
      error: { code: "lost", message: expect.stringMatching(/was lost: it sent what is no text$/) },
    });
    expect((await closed)[0]).toBe(1003);
    await channel.closed;
  });

  test.each(["dialled", "listened"])("is lost at a message past its limit, %s", async (side) => {
    const limit = { maxMessageBytes: 1000 };
    const { channel, heard, peer } = await (side === "dialled" ? dialRaw(limit) : reachRaw(limit));
    const closed = once(peer, "close");

    peer.send("x".repeat(1001));

    expect(await heard.ended()).toEqual({
      error: new TransportError("oversized", "Message is longer than 1000 bytes"),
    });
    expect((await closed)[0]).toBe(1009);
    await channel.closed;
  });

  test("reads text that is no message as a value, and goes on", async () => {
    const { heard, peer } = await dialRaw();

    peer.send("hello");
    peer.send(JSON.stringify(note("after")));

    await heard.atLeast(2);
    expect(heard.items.map(({ kind }) => kind)).toEqual(["unreadable", "notification"]);
    heard.close();
  });

  test("keeps what came before anybody listened", async () => {
    const { url, next } = await start();
    const near = await dial(url);
    const own = record(near);
    const far = await next();
    for (let sent = 0; sent < 100; sent += 1) near.send(note(`n${sent}`));
    own.close();
    const other = record(await dial(url));
    const later = record(await next());
    other.close();
    await later.ended();

    const heard = record(far);

    expect(await heard.ended()).toBe("completed");
    expect(heard.items).toHaveLength(100);
  });

  test("sends in one write what is sent in one turn", async () => {
    const { channel, heard, peer } = await dialRaw();
    const texts: unknown[] = [];
    const frames = new Promise<void>((resolve) => {
      peer.on("message", (text) => {
        texts.push(text);
        // All of one write are read before anything else happens.
        setImmediate(resolve);
      });
    });

    for (const method of ["a", "b", "c"]) channel.send(note(method));
    await frames;

    expect(texts).toHaveLength(3);
    heard.close();
  });

  test("sends what is many before its turn is over, so that the peer begins", async () => {
    const { channel, heard, peer } = await dialRaw();
    const texts: string[] = [];
    const all = new Promise<void>((resolve) => {
      peer.on("message", (text: Buffer) => texts.push(text.toString()) === 40 && resolve());
    });
    const writes = vi.spyOn(Socket.prototype, "_writev");
    const sent = Array.from({ length: 40 }, (_, count) => note(`n${count}`));

    const written = sent.map((message) => {
      channel.send(message);
      return writes.mock.calls.length;
    });
    writes.mockRestore();
    await all;

    expect([written[14], written[15]]).toEqual([0, 1]);
    expect(texts).toEqual(sent.map((message) => JSON.stringify(message)));
    heard.close();
  });
});

describe("the subprotocol", () => {
  test.each([
    ["echoed is fine", (offered: Set<string>) => (offered.has("mcp") ? "mcp" : false)],
    ["not named is fine as well", () => false as const],
  ])("%s (case 134)", async (_what, handleProtocols) => {
    const { url, peers } = await startRaw(handleProtocols);
    const channel = await dial(url);
    const heard = record(channel);

    channel.send(note("hello"));
    const [text] = await once(peers.at(-1) ?? new WebSocket(url), "message");

    expect(JSON.parse(String(text))).toEqual(note("hello"));
    heard.close();
    await channel.closed;
  });

  test("of the server's own choice is refused (case 134)", async () => {
    const { url } = await startRaw(() => "soap");

    await expect(dial(url)).rejects.toMatchObject({
      code: "unreachable",
      message: `Could not reach ${url}: the server chose the subprotocol soap, not mcp`,
    });
  });

  test.each([
    [["mcp"], "mcp"],
    [["soap", "mcp"], "mcp"],
    [[], ""],
  ])("is given to a client that offers %j", async (offered, given) => {
    const { url } = await start();
    const peer = new WebSocket(url, offered);
    afterwards(() => peer.terminate());

    await once(peer, "open");

    expect(peer.protocol).toBe(given);
  });
});

describe("a dial", () => {
  test("to a path that is not served rejects with the status (case 134)", async () => {
    const { url } = await start();

    await expect(dial(url.replace("/mcp", "/other?token=secret"))).rejects.toMatchObject({
      code: "unreachable",
      status: 404,
      message: `Could not reach ${url.replace("/mcp", "/other")}: HTTP 404 Not Found`,
    });
  });

  test("to a port that nobody listens on says so", async () => {
    const { url, stop } = await start();
    stop();

    await expect(dial(url)).rejects.toMatchObject({
      code: "unreachable",
      message: `Could not reach ${url}: nobody listens there`,
    });
  });

  test("that is given up leaves nothing", async () => {
    const { url, next } = await start();

    dialWebSocket(url).subscribe().unsubscribe();
    const channel = await dial(url);
    const own = record(channel);
    const heard = record(await next());

    // The first peer that comes is the second that was dialled.
    channel.send(note("here"));
    await heard.atLeast(1);
    own.close();
    heard.close();
    await channel.closed;
  });

  test.each(["http://127.0.0.1", "nowhere"])("to %s throws", (url) => {
    expect(() => dialWebSocket(url)).toThrow(TypeError);
  });
});
