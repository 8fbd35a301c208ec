import { once } from "node:events";
import { TransportError } from "@mcp-actors/transport";
import { streamChannel } from "@mcp-actors/transport/stdio";
import { channelPromises } from "@mcp-actors/transport/testing";
import { afterEach, describe, expect, test } from "vitest";
import { note } from "../support/note.ts";
import { record } from "../support/record.ts";
import { closePairs, openChannel, openPair } from "./open-channel.ts";

afterEach(closePairs);

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  return text;
}

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

  test("is lost at a message past its limit, and lets the peer go at once (case 8)", async () => {
    const { channel, peer } = await openChannel({ maxMessageBytes: 100_000, endGrace: 120_000 });
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
