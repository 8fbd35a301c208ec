import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { TransportError } from "@mcp-actors/transport";
import { channelPromises } from "@mcp-actors/transport/testing";
import { firstValueFrom, map } from "rxjs";
import { describe, expect, test } from "vitest";
import { openSocket } from "../../src/websocket/open-platform-socket.ts";
import type { SocketTerms } from "../../src/websocket/socket-terms.ts";
import { webSocketChannel } from "../../src/websocket/websocket-channel.ts";
import { note } from "../support/note.ts";
import { startSockets } from "../support/open-websocket-pair.ts";
import { record } from "../support/record.ts";

const TERMS: SocketTerms = {
  subprotocol: "mcp",
  headers: {},
  maxMessageBytes: 16 * 1024 * 1024,
  pingInterval: 30_000,
  shown: "ws://here/",
};

function dial(url: string, terms: Partial<SocketTerms> = {}) {
  return firstValueFrom(
    openSocket(new URL(url), { ...TERMS, ...terms }).pipe(
      map((socket) =>
        webSocketChannel(socket, { facts: { principal: "here" }, peer: "ws://here/" }),
      ),
    ),
  );
}

async function openPair(terms?: Partial<SocketTerms>) {
  const listening = await startSockets();
  const near = await dial(listening.url, terms);
  const far = await listening.next();
  listening.stop();
  return { near, far };
}

// The platform's own is in Node since 22; browsers have none other.
describe.runIf("WebSocket" in globalThis)("the platform's own WebSocket", () => {
  test.each(channelPromises)("$title", ({ check }) => check(() => openPair()));

  test("is lost at a message past its limit", async () => {
    const { near, far } = await openPair({ maxMessageBytes: 1000 });
    const heard = record(near);
    record(far);

    far.send(note("long", "漢".repeat(330)));

    expect(await heard.ended()).toEqual({
      error: new TransportError("oversized", "Message is longer than 1000 bytes"),
    });
    await Promise.all([near.closed, far.closed]);
  });

  test("is not there where nobody listens", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();

    await expect(dial(`ws://127.0.0.1:${port}/`)).rejects.toMatchObject({
      code: "unreachable",
      message: "Could not reach ws://here/: closed with code 1006",
    });
  });

  test("takes no headers, and says so", async () => {
    await expect(dial("ws://127.0.0.1:1/", { headers: { "x-team": "blue" } })).rejects.toThrow(
      "Header x-team cannot be sent",
    );
  });
});
