import { once } from "node:events";
import { PassThrough, Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { Channel } from "@mcp-actors/transport";
import { streamChannel } from "@mcp-actors/transport/stdio";
import { afterEach, expect, test } from "vitest";
import { note } from "../support/note.ts";
import { record } from "../support/record.ts";
import { closePairs, openChannel } from "./open-channel.ts";

afterEach(closePairs);

/** Longer than a test may take. */
const FOR_EVER = 120_000;

const held = (channel: Channel) => channel.hold?.(new Promise(() => {}));
const free = () => {};

test.each([
  ["free", free],
  ["held", held],
])(
  "a channel that is %s drops what comes while it closes, up to the end of its peer",
  async (_name, prepare) => {
    const { channel, socket, peer } = await openChannel({ endGrace: FOR_EVER });
    const heard = record(channel);
    prepare(channel);
    peer.resume();

    heard.close();
    peer.end(`${JSON.stringify(note("unheard", "x".repeat(2_000_000)))}\n`);
    await channel.closed;

    expect(socket.readableEnded).toBe(true);
    expect(heard.items).toEqual([]);
  },
);

test("what was sent leaves before the end of the peer is awaited, each in a time of its own", async () => {
  const { channel, socket, peer } = await openChannel({ flushGrace: FOR_EVER, endGrace: 20 });
  peer.resume();
  const ended = once(peer, "end");

  record(channel).close();

  await Promise.all([ended, channel.closed]);
  expect([socket.writableFinished, socket.readableEnded]).toEqual([true, false]);
});

test("a peer that takes nothing is not awaited either", async () => {
  const { channel, peer } = await openChannel({ flushGrace: 20, endGrace: FOR_EVER });
  peer.pause();
  const heard = record(channel);
  channel.send(note("large", "x".repeat(20_000_000)));

  heard.close();

  await channel.closed;
});

test("a channel is closed once both its streams are, however long they take", async () => {
  const destroy = (error: Error | null, done: (error: Error | null) => void) => {
    setImmediate(() => done(error));
  };
  const input = new Readable({ read: () => {}, destroy });
  const output = new Writable({ write: (_chunk, _encoding, done) => done(), destroy });
  const channel = streamChannel(input, output, { endGrace: 20 });

  record(channel).close();
  await channel.closed;

  expect([input.closed, output.closed]).toEqual([true, true]);
});

test.each([0.5, 2 ** 33, Number.POSITIVE_INFINITY])(
  "graces of %s ms are waited out as far as timers go, and closing goes well",
  async (grace) => {
    const { channel, socket, peer } = await openChannel({ flushGrace: grace, endGrace: grace });
    peer.resume();

    record(channel).close();
    peer.end();
    await channel.closed;

    expect(socket.closed).toBe(true);
  },
);

test("the end of a peer that reads no more is awaited for ever where that is asked for", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const channel = streamChannel(input, output, { endGrace: Number.POSITIVE_INFINITY });
  const heard = record(channel);

  output.destroy();
  await once(output, "close");
  // A timer that takes the wait for none fires within a few turns.
  await delay(5);
  input.end(`${JSON.stringify(note("last"))}\n`);

  expect(await heard.ended()).toBe("completed");
  expect(heard.items).toEqual([{ kind: "notification", message: note("last") }]);
});
