import { spawn } from "node:child_process";
import { once } from "node:events";
import { PassThrough, Writable } from "node:stream";
import { TransportError } from "@mcp-actors/transport";
import { dialStdio, streamChannel } from "@mcp-actors/transport/stdio";
import { firstValueFrom } from "rxjs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sourceArguments } from "../support/fixture.ts";
import { note } from "../support/note.ts";
import { record } from "../support/record.ts";

const LARGE = note("large", "x".repeat(100_000));

describe("in virtual time", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A channel to a peer that takes one write each time it is told to, and none by itself. */
  function openStalled(stallTimeout?: number) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const writes: (() => void)[] = [];
    const output = new Writable({
      write: (_chunk, _encoding, done) => void writes.push(done),
    });
    const channel = streamChannel(new PassThrough(), output, { outboxMark: 1000, stallTimeout });
    return { channel, output, heard: record(channel), take: () => writes.shift()?.() };
  }

  test("a peer that takes nothing for a minute, over the mark, is lost", async () => {
    const { channel, output, heard } = openStalled();
    let isOver = false;
    void heard.ended().then(() => {
      isOver = true;
    });

    expect(channel.send(LARGE)).toBe(false);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);

    expect(await heard.ended()).toEqual({
      error: new TransportError("lost", "Peer did not read for 60 s"),
    });
    expect(output.destroyed).toBe(true);
    expect(channel.send(note("too late"))).toBe(false);
    await channel.drained();
    await channel.closed;
    expect(vi.getTimerCount()).toBe(0);
  });

  test("each write that it takes is worth another wait", async () => {
    const { channel, heard, take } = openStalled(1000);

    for (let sent = 0; sent < 4; sent += 1) channel.send(LARGE);
    for (let taken = 0; taken < 3; taken += 1) {
      await vi.advanceTimersByTimeAsync(999);
      take();
    }
    await vi.advanceTimersByTimeAsync(999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);

    expect(await heard.ended()).toMatchObject({ error: { message: "Peer did not read for 1 s" } });
  });

  test.each([
    ["once it has room again", 1000, LARGE],
    ["with less than the mark unread", 1000, note("small")],
    ["where the wait is endless", Number.POSITIVE_INFINITY, LARGE],
  ])("nobody is lost %s", async (_when, stallTimeout, message) => {
    const { channel, output, heard, take } = openStalled(stallTimeout);

    channel.send(message);
    await vi.advanceTimersByTimeAsync(999);
    if (stallTimeout === 1000) take();
    await vi.advanceTimersByTimeAsync(86_400_000);

    expect(output.destroyed).toBe(false);
    expect(channel.send(note("after"))).toBe(stallTimeout === 1000);
    heard.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("on a pipe", () => {
  test("a server loses a peer that asks and never reads, having taken few of its requests", async () => {
    const server = spawn(process.execPath, sourceArguments("unread-server"), { stdio: "pipe" });
    const exited = once(server, "exit");
    server.stdin.on("error", () => {});
    const request = JSON.stringify({ jsonrpc: "2.0", id: 0, method: "x".repeat(200) });
    const flood = Array.from({ length: 50_000 }, (_, id) =>
      request.replace('"id":0', `"id":${id}`),
    );

    server.stdin.write(`${flood.join("\n")}\n`);
    const [said] = await once(server.stderr.setEncoding("utf8"), "data");
    await exited;

    const { message, taken } = JSON.parse(said);
    expect(message).toBe("Peer did not read for 0.25 s");
    expect(taken).toBeGreaterThan(5);
    expect(taken).toBeLessThan(2000);
  });

  test("a client loses a server that never reads, and ends its process", async () => {
    const command = { command: process.execPath, args: ["-e", "setInterval(() => {}, 1000)"] };
    const shutdown = { eofGrace: 20, termGrace: 1000 };
    const channel = await firstValueFrom(dialStdio({ ...command, shutdown, stallTimeout: 100 }));
    const heard = record(channel);

    expect(channel.send(note("large", "x".repeat(8_000_000)))).toBe(false);

    expect(await heard.ended()).toEqual({
      error: new TransportError("lost", "Peer did not read for 0.1 s"),
    });
    await channel.closed;
  });
});
