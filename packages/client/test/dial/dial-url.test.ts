import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Channel, portChannel, type Transport } from "@mcp-actors/transport";
import { listenTcp, type SocketAddress, socketUrl } from "@mcp-actors/transport/tcp";
import { listenWebSocket } from "@mcp-actors/transport/websocket";
import { afterEach, describe, expect, test } from "vitest";
import { dialSocket } from "../../src/dial/dial-socket.browser.ts";
import { connect } from "../../src/index.ts";
import { FarServer } from "../far-server.ts";

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Listen = (onListening: (url: string) => void) => Transport;

/** A server moved by hand for everybody who comes; settles with where it is. */
function start(listen: Listen, fars: FarServer[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const take = (channel: Channel) => fars.push(new FarServer(channel, {}));
    const listening = listen(resolve).subscribe({ next: take, error: reject });
    stops.push(() => listening.unsubscribe());
  });
}

function tcp(address: SocketAddress): Listen {
  return (onListening) =>
    listenTcp(address, { onListening: (bound) => onListening(socketUrl(bound)) });
}

const path = join(tmpdir(), `client ${process.pid}.sock`);

const WIRES: [scheme: string, listen: Listen][] = [
  ["tcp:", tcp({ port: 0 })],
  ["unix:", tcp({ path })],
  ["ws:", (onListening) => listenWebSocket({ onListening })],
];

describe.each(WIRES)("a server at %s", (scheme, listen) => {
  test.each(["text", "URL"])("is reached by its address as a %s", async (kind) => {
    const url = await start(listen);
    await using client = await connect(kind === "text" ? url : new URL(url));

    expect(url.startsWith(scheme)).toBe(true);
    expect(client.server).toMatchObject({ info: { name: "far" }, era: "modern" });
  });

  test("that lets go is reached anew, and each call in flight ends once (case 137)", async () => {
    const fars: FarServer[] = [];
    const url = await start(listen, fars);
    await using client = await connect(url, { supervision: { initialDelay: 1 } });
    const call = client.callTool("slow");
    let endings = 0;
    call.state$.subscribe({ complete: () => (endings += 1) });

    fars[0]?.leave();
    await expect(call).rejects.toMatchObject({ outcome: "lost" });
    const again = client.ping();
    await again;

    expect(fars).toHaveLength(2);
    expect(endings).toBe(1);
  });
});

test.each([
  ["tcp://127.0.0.1:1", "Could not reach tcp://127.0.0.1:1: nobody listens there"],
  ["unix:/nowhere", "Could not reach unix:/nowhere: there is no such path"],
  ["ws://127.0.0.1:1/mcp", "Could not reach ws://127.0.0.1:1/mcp: nobody listens there"],
  ["tcp://localhost", "Address must be tcp://host:port or unix:/path, not tcp://localhost"],
])("%s cannot be connected to, and the error says why", async (url, message) => {
  const connecting = connect(url, { supervision: { restart: "never" } });

  await expect(connecting).rejects.toThrow(message);
});

test("a browser says that it has no sockets but WebSockets", () => {
  const scope = { http: {}, clock: { now: () => 0 }, report: () => {} };

  expect(() => dialSocket("tcp://h:1", scope as never)).toThrow(
    "tcp://h:1 cannot be reached: there are no sockets but WebSockets here",
  );
});

describe("a WebSocket that asks who comes", () => {
  const listen: Listen = (onListening) =>
    listenWebSocket({
      onListening,
      authenticate: (headers) =>
        headers.get("authorization") === "Bearer new" ? "alice" : undefined,
    });

  test("is told by headers", async () => {
    const url = await start(listen);
    await using client = await connect(url, { headers: { authorization: "Bearer new" } });

    expect(client.state).toBe("ready");
  });

  test("is told once more after it refused", async () => {
    const url = await start(listen);
    const asked: unknown[] = [];
    const authorize = (challenge?: { readonly status: number }) => {
      asked.push(challenge?.status);
      return { authorization: challenge === undefined ? "Bearer old" : "Bearer new" };
    };
    await using client = await connect(url, { authorize });

    expect(client.state).toBe("ready");
    expect(asked).toEqual([undefined, 401]);
  });

  test("refuses who has nothing better to say", async () => {
    const url = await start(listen);
    const connecting = connect(url, { authorize: () => ({}), supervision: { restart: "never" } });

    await expect(connecting).rejects.toThrow(/HTTP 401 Unauthorized$/);
  });
});

test("a port is connected to, once", async () => {
  const { port1, port2 } = new MessageChannel();
  new FarServer(portChannel(port2), {});
  await using client = await connect({ port: port1 });

  expect(client.server.info.name).toBe("far");
});

test("a server that lets every client go is named by where it is", async () => {
  const server = createServer((socket) =>
    socket.once("data", () => socket.end("HTTP/1.1 400\r\n")),
  );
  stops.push(() => server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;

  await expect(connect(`tcp://127.0.0.1:${port}`)).rejects.toThrow(
    `The peer at tcp://127.0.0.1:${port} closed the channel`,
  );
});
