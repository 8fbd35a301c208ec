import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Channel } from "@mcp-actors/transport";
import { dialTcp, parseSocketAddress } from "@mcp-actors/transport/tcp";
import { dialWebSocket } from "@mcp-actors/transport/websocket";
import { firstValueFrom } from "rxjs";
import { expect, test } from "vitest";
import { Bridge } from "../../src/bridge/bridge.ts";
import { listenNear } from "../../src/bridge/listen-near.ts";
import { reachFarEnd } from "../../src/bridge/reach-far-end.ts";

const SIZE = 100_000;
/** As many as no system's buffers hold. */
const MOST = 1000;
/** How long a wire that is not full may take to take a message, in ms. */
const PATIENCE = 500;

/** A server that reads nothing until its socket is resumed. */
async function deafServer() {
  const server = createServer((socket) => socket.pause()).listen(0, "127.0.0.1");
  const reached: Promise<Socket> = once(server, "connection").then(([socket]) => socket);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `tcp://127.0.0.1:${port}`, reached, close: () => server.close() };
}

/** Sends until nothing more is taken; gives how many that were. */
async function fill(channel: Channel): Promise<number> {
  const params = { text: "x".repeat(SIZE) };
  for (let sent = 1; sent < MOST; sent += 1) {
    const message = { jsonrpc: "2.0", method: "notifications/x", params } as const;
    if (channel.send(message)) continue;
    const isTaken = channel.drained().then(() => true);
    if (!(await Promise.race([isTaken, delay(PATIENCE, false)]))) return sent;
  }
  return MOST;
}

async function hear(socket: Socket, count: number): Promise<number> {
  let heard = 0;
  for await (const _line of createInterface({ input: socket })) {
    heard += 1;
    if (heard === count) return heard;
  }
  return heard;
}

const path = join(tmpdir(), `pressure-${process.pid}.sock`);

test.each(["tcp://127.0.0.1:0", "ws://127.0.0.1:0", `unix:${path}`])(
  "a bridge takes no more at %s than the far end reads, and loses nothing",
  async (address) => {
    const far = await deafServer();
    const target = { url: far.url, headers: {}, secrets: [] };
    const near = await listenNear(
      { address },
      (channel, passed) => new Bridge(channel, reachFarEnd(target), { passed }),
    );
    const url = near.url ?? "";
    const dial = url.startsWith("ws:") ? dialWebSocket(url) : dialTcp(parseSocketAddress(url));
    const channel = await firstValueFrom(dial);
    const reading = channel.inbound$.subscribe({ error: () => {} });

    const sent = await fill(channel);
    expect(sent).toBeLessThan(MOST);
    expect(await hear(await far.reached, sent)).toBe(sent);

    reading.unsubscribe();
    far.close();
    await near.close();
  },
  20_000,
);
