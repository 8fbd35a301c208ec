import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { TransportError } from "@mcp-actors/transport";
import { channelPromises } from "@mcp-actors/transport/testing";
import { dialWebSocket, listenWebSocket } from "@mcp-actors/transport/websocket";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { knock } from "../support/knock.ts";
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
    record(channel).close();
    record(await next()).close();

    await channel.closed;
  });

  test.each(["http://127.0.0.1", "nowhere"])("to %s throws", (url) => {
    expect(() => dialWebSocket(url)).toThrow(TypeError);
  });
});

describe("a listener", () => {
  test.each([
    ["Host", "evil.example", 403],
    ["Host", "localhost", undefined],
    ["Origin", "http://evil.example", 403],
    ["Origin", "http://localhost:5173", undefined],
  ])("meets %s %s with %s", async (name, value, status) => {
    const { url } = await start();

    const dialled = dial(url, { headers: { [name]: value } });

    if (status === undefined) record(await dialled).close();
    else await expect(dialled).rejects.toMatchObject({ status });
  });

  test.each([
    ["Bearer ours", undefined],
    ["Bearer theirs", 403],
    [undefined, 401],
  ])("asks who %s is", async (authorization, status) => {
    const { url, next } = await start({
      authenticate: async (headers) => {
        const given = headers.get("authorization");
        if (given === "Bearer ours") return "alice";
        return given === null ? undefined : { status: 403, challenge: "Bearer" };
      },
    });
    const headers = authorization === undefined ? {} : { authorization };

    const dialled = dial(url, { headers });

    if (status !== undefined) {
      await expect(dialled).rejects.toMatchObject({ status });
      return;
    }
    record(await dialled).close();
    expect((await next()).facts.principal).toBe("alice");
  });

  test.each<[string, () => unknown, number]>([
    ["nobody's name", () => "", 401],
    ["an object without a challenge", () => ({}), 401],
    ["a status that is none", () => ({ status: 99, challenge: "x" }), 500],
    ["a challenge that no header may be", () => ({ challenge: "a\r\nb: c" }), 500],
    ["a rejection", () => Promise.reject(new Error("No database")), 500],
    [
      "a throw",
      () => {
        throw new Error("No database");
      },
      500,
    ],
    ["nothing in time", () => new Promise(() => {}), 503],
  ])("lets nobody in where authenticate gives %s", async (_what, authenticate, status) => {
    const failures: unknown[] = [];
    const { url } = await start({
      authenticate: authenticate as () => string,
      authenticateTimeout: 20,
      onFailure: (error) => failures.push(error),
    });

    await expect(dial(url)).rejects.toMatchObject({ status });
    expect(failures).toHaveLength(status >= 500 ? 1 : 0);
  });

  test.each([2 ** 31, Number.POSITIVE_INFINITY])(
    "waits %s ms for authenticate, which is longer than any timer of the platform",
    async (authenticateTimeout) => {
      const { url } = await start({
        authenticateTimeout,
        authenticate: () => new Promise((resolve) => setTimeout(resolve, 5, "alice")),
      });

      record(await dial(url)).close();
    },
  );

  test("takes two proofs of who asks for none", async () => {
    const { url } = await start({
      authenticate: (headers) => (headers.get("authorization") === "Bearer a" ? "ada" : undefined),
    });
    const twice = ["Authorization: Bearer a", "Authorization: Bearer b"];

    expect(await knock(url, { lines: twice })).toBe(401);
    expect(await knock(url, { lines: twice.slice(0, 1) })).toBe(101);
  });

  test.each<[target: (url: string) => string, status: number]>([
    [(url) => url.replace("ws:", "http:"), 101],
    [(url) => `${url.replace("ws:", "http:")}?a=b`, 101],
    [() => "/mcp?a=b", 101],
    [() => "http://evil.example/mcp", 403],
    [(url) => url.replace("ws:", "http:").replace("/mcp", "/other"), 404],
    [() => "//mcp", 404],
  ])("reads the target %s", async (target, status) => {
    const { url } = await start();

    expect(await knock(url, { target: target(url) })).toBe(status);
  });

  test("answers whoever asks without an upgrade", async () => {
    const { url } = await start();

    const [response] = await once(request(url.replace("ws:", "http:")).end(), "response");

    expect(response.statusCode).toBe(426);
    response.resume();
  });

  test("takes one path of a server that is somebody else's", async () => {
    const server = createServer((_request, response) => response.end("page")).listen(
      0,
      "127.0.0.1",
    );
    await once(server, "listening");
    afterwards(() => server.close());
    const { port } = server.address() as AddressInfo;
    const listening = listenWebSocket({ server, loopback: true }).subscribe(record);

    const near = await dial(`ws://127.0.0.1:${port}/mcp`);
    record(near).close();
    await near.closed;
    const page = await fetch(`http://127.0.0.1:${port}/`);

    expect(await page.text()).toBe("page");
    listening.unsubscribe();
    expect(server.listenerCount("upgrade")).toBe(0);
  });

  test("turns away whoever is one too many", async () => {
    const { url, next } = await start({ maxChannels: 1 });
    const first = await dial(url);
    const far = await next();

    await expect(dial(url)).rejects.toMatchObject({ status: 503 });
    record(far).close();
    record(first).close();
    await far.closed;
    record(await dial(url)).close();
  });

  test("turns away whoever is one too many while it is not known yet who the others are", async () => {
    let ask: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const { url } = await start({
      maxChannels: 1,
      authenticateTimeout: Number.POSITIVE_INFINITY,
      authenticate: () => {
        ask();
        return new Promise(() => {});
      },
    });
    const first = new WebSocket(url).on("error", () => {});
    afterwards(() => first.terminate());
    await asked;

    await expect(dial(url)).rejects.toMatchObject({ status: 503 });
  });

  test("on a port that is taken says so", async () => {
    const { url } = await start();

    await expect(start({ port: Number(new URL(url).port) })).rejects.toMatchObject({
      code: "unreachable",
      message: `Could not listen on ${url}: the address is in use`,
    });
  });
});
