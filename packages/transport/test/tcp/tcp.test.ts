import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { TransportError } from "@mcp-actors/transport";
import { dialTcp, type SocketAddress } from "@mcp-actors/transport/tcp";
import { channelPromises } from "@mcp-actors/transport/testing";
import { firstValueFrom } from "rxjs";
import { describe, expect, test } from "vitest";
import { note } from "../support/note.ts";
import { freshAddress, freshPath, openTcpPair, startListening } from "../support/open-tcp-pair.ts";
import { record } from "../support/record.ts";

const FAMILIES = ["tcp", "unix"] as const;

function dial(address: SocketAddress) {
  return firstValueFrom(dialTcp(address));
}

/** A port that nobody listens on. */
async function deadPort(): Promise<number> {
  const { address, stop } = await startListening({ port: 0 });
  stop();
  return "port" in address ? address.port : 0;
}

test("a host that is not given, or undefined, is this machine alone", async () => {
  const bound = await Promise.all(
    [{ port: 0 }, { host: undefined, port: 0 }].map((address) => startListening(address)),
  );

  for (const { address, stop } of bound) {
    expect(address).toMatchObject({ host: "127.0.0.1" });
    stop();
  }
});

describe.each(FAMILIES)("a %s channel", (family) => {
  test.each(channelPromises)("$title", ({ check }) => check(() => openTcpPair(family)));

  test("says who is at the other end and where", async () => {
    const { near, far } = await openTcpPair(family);

    expect(far.facts.principal).toBe(family === "tcp" ? "anonymous" : "local");
    expect(near.facts.address).toMatch(
      family === "tcp" ? /^tcp:\/\/127\.0\.0\.1:\d+$/ : /^unix:\//,
    );
    record(near).close();
    record(far).close();
    await Promise.all([near.closed, far.closed]);
  });

  test("takes what a bare peer cuts as it likes, and its half-close (case 17)", async () => {
    const { address, next, stop } = await startListening(freshAddress(family));
    const peer = connect({ host: "127.0.0.1", ...address, allowHalfOpen: true });
    const channel = await next();
    const heard = record(channel);
    const long = Buffer.from(`${JSON.stringify(note("long", "漢".repeat(200)))}\r\n`);

    peer.setNoDelay(true);
    peer.write(`${JSON.stringify(note("a"))}\n`.repeat(3));
    for (let part = 0; part < 40; part += 1) {
      peer.write(long.subarray((part * long.length) / 40, ((part + 1) * long.length) / 40));
      await new Promise(setImmediate);
    }
    channel.send(note("pending", "x".repeat(1_000_000)));
    peer.end();
    let received = "";
    for await (const chunk of peer) received += String(chunk);

    expect(await heard.ended()).toBe("completed");
    expect(heard.items).toHaveLength(4);
    expect(heard.items[3]).toEqual({
      kind: "notification",
      message: note("long", "漢".repeat(200)),
    });
    expect(received).toHaveLength(
      JSON.stringify(note("pending", "x".repeat(1_000_000))).length + 1,
    );
    await channel.closed;
    stop();
  });

  test("stops reading from a peer that reads nothing, and loses it after a while", async () => {
    const options = { outboxMark: 1000, stallTimeout: 50 };
    const { address, next, stop } = await startListening(freshAddress(family), options);
    const peer = connect({ host: "127.0.0.1", ...address });
    peer.pause();
    const channel = await next();
    const heard = record(channel);

    expect(channel.send(note("large", "x".repeat(20_000_000)))).toBe(false);
    peer.write(`${JSON.stringify(note("unheard"))}\n`);

    expect(await heard.ended()).toEqual({
      error: new TransportError("lost", `${channel.facts.address} did not read for 0.05 s`),
    });
    expect(heard.items).toEqual([]);
    peer.destroy();
    await channel.closed;
    stop();
  });

  test("goes on when its listener stops", async () => {
    const { near, far } = await openTcpPair(family);
    const heard = record(far);
    const own = record(near);

    near.send(note("still there"));

    await heard.atLeast(1);
    own.close();
    await heard.ended();
    await Promise.all([near.closed, far.closed]);
  });

  test("finds its address free as soon as the one before stopped", async () => {
    const first = await startListening(freshAddress(family));
    const near = await dial(first.address);
    const far = await first.next();
    // Who closes first keeps the port in TIME_WAIT.
    record(far).close();
    await record(near).ended();
    await Promise.all([near.closed, far.closed]);
    first.stop();

    const second = await startListening(first.address);

    expect(second.address).toEqual(first.address);
    second.stop();
  });

  test("lets go whoever is one too many", async () => {
    const { address, next, stop } = await startListening(freshAddress(family), { maxChannels: 1 });
    const first = await dial(address);
    const far = await next();
    const second = record(await dial(address));

    expect(await second.ended()).toBe("completed");
    record(first).close();
    record(far).close();
    await Promise.all([first.closed, far.closed]);
    stop();
  });
});

describe("a dial", () => {
  test.each([
    [
      "a port that nobody listens on",
      async () => ({ port: await deadPort() }),
      "nobody listens there",
    ],
    [
      "a name with several addresses",
      async () => ({ host: "localhost", port: await deadPort() }),
      "nobody listens there",
    ],
    ["a path that is not there", async () => ({ path: freshPath() }), "there is no such path"],
  ])("to %s says why and where", async (_what, addressOf, reason) => {
    const address = await addressOf();

    await expect(dial(address)).rejects.toMatchObject({
      code: "unreachable",
      message: expect.stringMatching(new RegExp(`^Could not reach (tcp|unix):.*: ${reason}$`)),
    });
  });

  test("that is given up leaves nothing", async () => {
    const { address, next, stop } = await startListening({ port: 0 });

    dialTcp(address).subscribe().unsubscribe();
    const channel = await dial(address);
    const own = record(channel);
    const heard = record(await next());

    // The first peer that comes is the second that was dialled.
    channel.send(note("here"));
    await heard.atLeast(1);
    own.close();
    heard.close();
    stop();
    await channel.closed;
  });

  test("that is reset names the address", async () => {
    const server = createServer((socket) =>
      socket.once("data", () => socket.resetAndDestroy()),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;

    const channel = await dial({ port });
    const heard = record(channel);
    channel.send(note("reset me"));

    expect(await heard.ended()).toMatchObject({
      error: {
        code: "lost",
        message: `Connection with tcp://127.0.0.1:${port} was lost: read ECONNRESET`,
      },
    });
    server.close();
  });
});

describe("a listener", () => {
  test("on a port that is taken says so", async () => {
    const first = await startListening({ port: 0 });

    await expect(startListening(first.address)).rejects.toMatchObject({
      code: "unreachable",
      message: expect.stringMatching(
        /^Could not listen on tcp:.*: the address is in use by another program, /,
      ),
    });
    first.stop();
  });

  test("on a path that is listened on says so, and leaves it", async () => {
    const path = freshPath();
    const first = await startListening({ path });

    await expect(startListening({ path })).rejects.toMatchObject({
      message: expect.stringContaining(`${path}: the address is in use by another program`),
    });
    const near = await dial({ path });
    record(near).close();
    record(await first.next()).close();
    first.stop();
  });

  test("takes the place of a socket whose process was killed", async () => {
    const path = freshPath();
    const code = `require("net").createServer().listen(process.argv[1], () => console.log("on"))`;
    const child = spawn(process.execPath, ["-e", code, path], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(existsSync(path)).toBe(true);

    const listening = await startListening({ path });
    const near = await dial({ path });

    record(near).close();
    record(await listening.next()).close();
    listening.stop();
    expect(existsSync(path)).toBe(false);
  });

  test("leaves a file that is no socket", async () => {
    const path = freshPath();
    writeFileSync(path, "precious");

    await expect(startListening({ path })).rejects.toMatchObject({ code: "unreachable" });
    expect(existsSync(path)).toBe(true);
    rmSync(path);
  });

  test("refuses a path that the system would cut", () => {
    const path = `/tmp/${"x".repeat(200)}`;

    expect(() => dialTcp({ path })).toThrow(RangeError);
  });
});
