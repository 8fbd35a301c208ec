import { TransportError } from "@mcp-actors/transport";
import { type StreamChannelOptions, streamChannel } from "@mcp-actors/transport/stdio";
import { afterEach, describe, expect, test } from "vitest";
import { note } from "../support/note.ts";
import { openSocketPair, type SocketPair } from "../support/open-socket-pair.ts";
import { record } from "../support/record.ts";

/** Far more sends than any loop here needs. */
const MANY = 200_000;

const open: SocketPair[] = [];

/** A channel on one end of a socket, with the bare socket of its peer. */
async function openChannel(options: StreamChannelOptions) {
  const pair = await openSocketPair();
  open.push(pair);
  return { channel: streamChannel(pair.near, pair.near, options), peer: pair.far };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pair) => pair.close()));
});

describe("whoever sends in a loop, waiting whenever the outbox is full", () => {
  test.each([1000, 256 * 1024])(
    "hears the peer meanwhile, with a mark of %d",
    async (outboxMark) => {
      const { channel, peer } = await openChannel({ outboxMark, pausesWhenFull: true });
      const heard = record(channel);
      peer.resume();
      peer.write('{"jsonrpc":"2.0","method":"stop"}\n');

      let sends = 0;
      for (; heard.items.length === 0 && sends < MANY; sends += 1) {
        if (!channel.send(note("tick", "x".repeat(100)))) await channel.drained();
      }

      expect(heard.items).toHaveLength(1);
    },
  );

  test("stops nobody once the channel is over", async () => {
    const { channel, peer } = await openChannel({});
    const heard = record(channel);
    peer.destroy();
    await heard.ended();

    let hasTurned = false;
    setImmediate(() => {
      hasTurned = true;
    });
    let sends = 0;
    for (; !hasTurned && sends < MANY; sends += 1) {
      if (!channel.send(note("tick"))) await channel.drained();
    }

    expect(hasTurned).toBe(true);
  });
});

test.each<[how: string, over: (pair: Awaited<ReturnType<typeof openChannel>>) => void]>([
  ["the peer goes", ({ peer }) => void peer.resetAndDestroy()],
  ["it is closed", ({ channel }) => record(channel).close()],
])("whoever waits for room goes on when %s", async (_how, over) => {
  const pair = await openChannel({ outboxMark: 100, flushGrace: 20, endGrace: 20 });
  pair.peer.pause();
  pair.channel.send(note("large", "x".repeat(8_000_000)));

  const drained = pair.channel.drained();
  over(pair);
  await drained;

  expect(pair.channel.send(note("too late"))).toBe(false);
});

describe("a peer that leaves more unread than the limit", () => {
  async function openNarrow() {
    const { channel, peer } = await openChannel({ outboxMark: 100, outboxLimit: 1000 });
    peer.pause();
    return { channel, peer, heard: record(channel) };
  }

  test("loses the channel, after the send that was too much", async () => {
    const { channel, heard } = await openNarrow();
    channel.send(note("large", "x".repeat(8_000_000)));
    for (let count = 0; count < 2; count += 1) channel.send(note("behind", "x".repeat(600)));
    await new Promise(setImmediate);
    let isOver = false;
    void heard.ended().then(() => {
      isOver = true;
    });

    expect(channel.send(note("too much"))).toBe(false);
    expect(isOver).toBe(false);

    const error = new TransportError("lost", "Peer left more than 1000 characters unread");
    expect(await heard.ended()).toEqual({ error });
    await channel.closed;
  });

  test("may be sent one message of any length", async () => {
    const { channel, peer } = await openNarrow();

    channel.send(note("large", "x".repeat(8_000_000)));
    for (let count = 0; count < 3; count += 1) channel.send(note("behind"));
    peer.resume();
    await channel.drained();

    expect(channel.send(note("after"))).toBe(true);
  });
});
