import { PassThrough, type Readable, Writable } from "node:stream";
import { TransportError } from "@mcp-actors/transport";
import { streamChannel } from "@mcp-actors/transport/stdio";
import { afterEach, describe, expect, test, vi } from "vitest";
import { note } from "../support/note.ts";
import { record } from "../support/record.ts";
import { closePairs, openChannel } from "./open-channel.ts";

afterEach(closePairs);

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

  test.each([
    ["stops reading while it is full, where that was asked for", true],
    ["reads on while it is full, where that was not asked for", undefined],
  ])("%s", async (_title, pausesWhenFull) => {
    const { channel, socket, peer } = await openChannel({ outboxMark: 1000, pausesWhenFull });
    const heard = record(channel);
    peer.pause();

    channel.send(note("large", "x".repeat(8_000_000)));
    expect(socket.isPaused()).toBe(pausesWhenFull === true);
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
