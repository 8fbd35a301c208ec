import { once } from "node:events";
import { TransportError } from "@mcp-actors/transport";
import { afterEach, describe, expect, test } from "vitest";
import { note } from "../support/note.ts";
import { dial, dialRaw, reachRaw, stopAll } from "../support/raw-websocket.ts";
import { record } from "../support/record.ts";

afterEach(stopAll);

describe("the end of a WebSocket", () => {
  test.each([
    [1000, "", "completed"],
    [1001, "going", "completed"],
    [1005, "", "completed"],
    [1008, "no", "closed with code 1008 (policy violation): no"],
    [1011, "", "closed with code 1011 (internal error)"],
    [4001, "later", "closed with code 4001: later"],
  ])("by code %i %s is told", async (code, reason, ending) => {
    const { channel, heard, peer, url } = await dialRaw();

    if (code === 1005) peer.close();
    else peer.close(code, reason);

    const lost = {
      error: new TransportError("lost", `Connection with ${url} was lost: ${ending}`),
    };
    expect(await heard.ended()).toEqual(ending === "completed" ? ending : lost);
    await channel.closed;
    expect(channel.send(note("too late"))).toBe(false);
  });

  test("without a close is a loss, once, and the URL can be dialled anew (case 137)", async () => {
    const { channel, heard, peer, url, next } = await dialRaw();

    peer.terminate();
    const end = await heard.ended();
    await channel.closed;
    const accepted = next();
    const second = await dial(url);
    const again = record(second);
    (await accepted).send(JSON.stringify(note("back")));

    expect(end).toEqual({
      error: new TransportError("lost", `Connection with ${url} was lost: it broke off`),
    });
    await again.atLeast(1);
    again.close();
    await second.closed;
  });

  test.each(["dialled", "listened"])("comes when a ping is not answered, %s", async (side) => {
    const pings = { pingInterval: 20 };
    const { channel, heard, peer } = await (side === "dialled" ? dialRaw(pings) : reachRaw(pings));

    // It reads no more, so it sees no ping.
    peer.pause();

    expect(await heard.ended()).toMatchObject({
      error: {
        code: "lost",
        message: expect.stringMatching(/was lost: it did not answer a ping for 0\.02 s$/),
      },
    });
    await channel.closed;
  });

  test("does not come while pings are answered", async () => {
    const { heard, peer } = await dialRaw({ pingInterval: 200 });

    for (let pings = 0; pings < 2; pings += 1) await once(peer, "ping");
    peer.send(JSON.stringify(note("alive")));

    await heard.atLeast(1);
    heard.close();
  });

  test("comes when a peer reads nothing for long", async () => {
    const options = { outboxMark: 1000, stallTimeout: 50 };
    const { channel, heard, peer } = await reachRaw(options);
    peer.pause();

    expect(channel.send(note("large", "x".repeat(20_000_000)))).toBe(false);

    expect(await heard.ended()).toEqual({
      error: new TransportError("lost", `${channel.facts.address} did not read for 0.05 s`),
    });
    await channel.closed;
  });

  test("comes when a peer leaves more unread than may wait, one long message aside", async () => {
    const { channel, heard, peer } = await reachRaw({ outboxMark: 1000, outboxLimit: 1_000_000 });
    peer.pause();

    channel.send(note("large", "x".repeat(20_000_000)));
    channel.send(note("small"));
    await new Promise(setImmediate);
    for (let sent = 0; sent < 12; sent += 1) channel.send(note("more", "x".repeat(100_000)));

    expect(await heard.ended()).toEqual({
      error: new TransportError(
        "lost",
        `${channel.facts.address} left more than 1000000 bytes unread`,
      ),
    });
  });

  test("is not waited for without end", async () => {
    const { channel, heard, peer } = await dialRaw({ flushGrace: 10, endGrace: 10 });
    peer.pause();

    heard.close();

    await channel.closed;
  });
});
