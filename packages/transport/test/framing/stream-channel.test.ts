import { once } from "node:events";
import { PassThrough, type Readable, Writable } from "node:stream";
import { TransportError } from "@mcp-actors/transport";
import { type StreamChannelOptions, streamChannel } from "@mcp-actors/transport/stdio";
import { channelPromises } from "@mcp-actors/transport/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { note } from "../support/note.ts";
import { openSocketPair, type SocketPair } from "../support/open-socket-pair.ts";
import { record } from "../support/record.ts";

const open: SocketPair[] = [];

async function openPair(family?: "tcp" | "unix"): Promise<SocketPair> {
  const pair = await openSocketPair(family);
  open.push(pair);
  return pair;
}

/** A channel on one end of a socket, with the bare socket of its peer. */
async function openChannel(options?: StreamChannelOptions) {
  const { near, far } = await openPair();
  return { channel: streamChannel(near, near, options), socket: near, peer: far };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pair) => pair.close()));
});

describe.each(["tcp", "unix"] as const)("%s channel", (family) => {
  test.each(channelPromises)("$title", ({ check }) =>
    check(async () => {
      const { near, far } = await openPair(family);
      return { near: streamChannel(near, near), far: streamChannel(far, far) };
    }),
  );
});

describe("reading", () => {
  test("hands on what is no JSON and reads on (case 1, 6)", async () => {
    const { channel, peer } = await openChannel();
    const heard = record(channel);

    peer.write('Starting server\n\n[debug] {not json}\n{"jsonrpc":"2.0","method":"a"}\n');

    await heard.atLeast(3);
    expect(heard.items.map(({ kind }) => kind)).toEqual([
      "unreadable",
      "unreadable",
      "notification",
    ]);
    expect(heard.items[0]).toMatchObject({
      excerpt: "Starting server",
      error: { code: -32700, message: "Message is not JSON" },
    });
  });

  test("takes three messages in one segment and one message in forty (case 17)", async () => {
    const { channel, peer } = await openChannel();
    const heard = record(channel);
    const long = Buffer.from(`${JSON.stringify(note("long", "漢".repeat(200)))}\n`);
    peer.setNoDelay(true);

    peer.write('{"jsonrpc":"2.0","method":"a"}\n'.repeat(3));
    for (let part = 0; part < 40; part += 1) {
      const size = Math.ceil(long.length / 40);
      peer.write(long.subarray(part * size, (part + 1) * size));
      await new Promise(setImmediate);
    }

    await heard.atLeast(4);
    expect(heard.items[3]).toEqual({
      kind: "notification",
      message: note("long", "漢".repeat(200)),
    });
  });

  test("takes a stream that was told to give strings (case 15)", async () => {
    const { near, far } = await openPair();
    near.setEncoding("utf8");
    const heard = record(streamChannel(near, near));

    far.write(`${JSON.stringify(note("é漢😀"))}\n`);

    await heard.atLeast(1);
    expect(heard.items).toEqual([{ kind: "notification", message: note("é漢😀") }]);
  });

  test("is lost at a message past its limit, and lets the peer go (case 8)", async () => {
    const { channel, peer } = await openChannel({ maxMessageBytes: 100_000 });
    const heard = record(channel);
    peer.on("error", () => {});

    const flood = setInterval(() => peer.write("x".repeat(64 * 1024)));
    const end = await heard.ended();
    await new Promise((resolve) => peer.once("close", resolve));
    clearInterval(flood);

    expect(end).toEqual({
      error: new TransportError("oversized", "Message is longer than 100000 bytes"),
    });
    await channel.closed;
  });

  test("refuses nesting past its limit", async () => {
    const { channel, peer } = await openChannel({ maxDepth: 3 });
    const heard = record(channel);

    peer.write('{"jsonrpc":"2.0","method":"a","params":{"a":[[[1]]]}}\n');

    await heard.atLeast(1);
    expect(heard.items[0]).toMatchObject({ error: { message: "Message nests deeper than 3" } });
  });

  test("answers after the peer has half-closed are not sent (case 17)", async () => {
    const { channel, peer } = await openChannel();
    const heard = record(channel);

    peer.end('{"jsonrpc":"2.0","id":1,"method":"last"}\n');

    expect(await heard.ended()).toBe("completed");
    expect(heard.items).toHaveLength(1);
    expect(channel.send({ jsonrpc: "2.0", id: 1, result: {} })).toBe(false);
    await channel.closed;
  });

  test("writes pending when the peer half-closes still leave (case 17)", async () => {
    const { channel, peer } = await openChannel();
    const heard = record(channel);
    const text = "x".repeat(2_000_000);
    channel.send(note("pending", text));

    peer.end();
    await heard.ended();
    const received = await readAll(peer);

    expect(received).toBe(`${JSON.stringify(note("pending", text))}\n`);
    await channel.closed;
  });

  test("completes at once when the stream ended before anybody listened", async () => {
    const { near } = await openPair();
    const channel = streamChannel(near, near);
    near.destroy();
    await once(near, "close");

    expect(await record(channel).ended()).toBe("completed");
    await channel.closed;
  });

  test("is lost when the connection is reset", async () => {
    const { channel, peer } = await openChannel();
    const heard = record(channel);

    peer.resetAndDestroy();

    expect(await heard.ended()).toMatchObject({ error: { code: "lost" } });
    await channel.closed;
  });
});

describe("writing", () => {
  test("joins what is sent in one turn, promises included, in one write", async () => {
    const { channel, socket, peer } = await openChannel();
    record(channel);
    const write = vi.spyOn(socket, "write");

    for (const method of ["a", "b"]) channel.send(note(method));
    void Promise.resolve().then(() => channel.send(note("c")));
    const received = await readLines(peer, 3);

    expect(received).toEqual(["a", "b", "c"].map((method) => JSON.stringify(note(method))));
    expect(write).toHaveBeenCalledTimes(1);
  });

  test("writes what many have sent before their turn is over, so that the peer begins", async () => {
    const { channel, socket, peer } = await openChannel();
    record(channel);
    const write = vi.spyOn(socket, "write");
    const methods = Array.from({ length: 40 }, (_, count) => `n${count}`);

    const written = methods.map((method) => {
      channel.send(note(method));
      return write.mock.calls.length;
    });

    expect([written[14], written[15], written[30], written[39]]).toEqual([0, 1, 1, 2]);
    expect(await readLines(peer, 40)).toEqual(
      methods.map((method) => JSON.stringify(note(method))),
    );
    expect(write).toHaveBeenCalledTimes(3);
  });

  test("keeps the order of a large message among small ones", async () => {
    const { channel, peer } = await openChannel();
    record(channel);
    const sent = [note("a"), note("b", "x".repeat(100_000)), note("c")];

    for (const message of sent) channel.send(message);

    expect(await readLines(peer, 3)).toEqual(sent.map((message) => JSON.stringify(message)));
  });

  test("keeps a thousand notes before a large result for a slow reader (case 12)", async () => {
    const { channel, peer } = await openChannel();
    record(channel);
    const result = { text: "x".repeat(1024 * 1024) };
    const sent = [
      ...Array.from({ length: 1000 }, (_, count) => note("step", String(count))),
      { jsonrpc: "2.0", id: 1, result } as const,
    ];

    for (const message of sent) channel.send(message);
    const received = await readSlowly(peer, sent.length);

    expect(received).toEqual(sent.map((message) => JSON.stringify(message)));
  });

  test("answers false over the mark, and drains when the peer reads", async () => {
    const { channel, peer } = await openChannel({ outboxMark: 1000 });
    record(channel);
    peer.pause();

    expect(channel.send(note("small"))).toBe(true);
    expect(channel.send(note("large", "x".repeat(8_000_000)))).toBe(false);
    let isDrained = false;
    const drained = channel.drained().then(() => {
      isDrained = true;
    });
    await new Promise(setImmediate);
    expect(isDrained).toBe(false);
    peer.resume();
    await drained;

    expect(channel.send(note("after"))).toBe(true);
  });

  test("stops reading while it is full, where that was asked for", async () => {
    const { channel, socket, peer } = await openChannel({ outboxMark: 1000, pausesWhenFull: true });
    const heard = record(channel);
    peer.pause();

    channel.send(note("large", "x".repeat(8_000_000)));
    expect(socket.isPaused()).toBe(true);
    peer.write('{"jsonrpc":"2.0","method":"waits"}\n');
    peer.resume();

    await heard.atLeast(1);
    expect(socket.isPaused()).toBe(false);
  });

  test("a request that cannot be written throws, and the channel goes on", async () => {
    const { channel, peer } = await openChannel();
    record(channel);

    expect(() => channel.send({ jsonrpc: "2.0", id: 1, method: "ask", params: { n: 1n } })).toThrow(
      TypeError,
    );
    channel.send(note("after"));

    expect(await readLines(peer, 1)).toEqual([JSON.stringify(note("after"))]);
  });

  test.each([
    ["EPIPE", "completed"],
    ["ERR_STREAM_DESTROYED", "completed"],
    ["ERR_STREAM_WRITE_AFTER_END", "completed"],
    ["EIO", { error: new TransportError("lost", "EIO") }],
  ])("%s on a write ends it, once what the peer wrote is read (case 22)", async (code, ending) => {
    const input = new PassThrough();
    const output = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })),
    });
    const channel = streamChannel(input, output, { endGrace: 20 });
    const heard = record(channel);

    channel.send(note("never arrives"));
    await new Promise((resolve) => output.once("close", resolve));
    input.write('{"jsonrpc":"2.0","method":"written before"}\n');

    expect(channel.send(note("too late"))).toBe(false);
    expect(await heard.ended()).toEqual(ending);
    expect(heard.items).toEqual([{ kind: "notification", message: note("written before") }]);
    await channel.closed;
  });
});

describe("closing", () => {
  test("leaves no listener on its streams", async () => {
    const { near, far } = await openPair();
    const before = [near, far].map((socket) => socket.listenerCount("error"));
    const channels = [streamChannel(near, near), streamChannel(far, far)];
    const [first, second] = channels.map(record);

    first?.close();
    await second?.ended();
    await Promise.all(channels.map((channel) => channel.closed));

    expect([near, far].map((socket) => socket.listenerCount("error"))).toEqual(before);
    expect(near.listenerCount("data") + far.listenerCount("data")).toBe(0);
  });

  test("does not wait for ever for a peer that never ends", async () => {
    const { channel, peer } = await openChannel({ endGrace: 20 });
    peer.resume();

    record(channel).close();

    await channel.closed;
    expect(peer.writableEnded).toBe(false);
  });

  test("does not wait for ever for a peer that never reads", async () => {
    const { channel, peer } = await openChannel({ flushGrace: 20, endGrace: 20 });
    const heard = record(channel);
    peer.pause();
    channel.send(note("large", "x".repeat(20_000_000)));

    heard.close();

    await channel.closed;
  });
});

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  return text;
}

async function readLines(stream: NodeJS.ReadableStream, count: number): Promise<readonly string[]> {
  let text = "";
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.split("\n").length > count) break;
  }
  return text.split("\n").slice(0, count);
}

/** Reads 4 KiB in each turn of the event loop. */
async function readSlowly(stream: Readable, count: number): Promise<readonly string[]> {
  let text = "";
  while (text.split("\n", count + 1).length <= count) {
    text += String(stream.read(4096) ?? stream.read() ?? "");
    await new Promise(setImmediate);
  }
  return text.split("\n").slice(0, count);
}
