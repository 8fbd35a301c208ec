import { once } from "node:events";
import { createServer as createTcpServer, type Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { createHttpClient } from "../../src/http/node-http-client.ts";
import { type Asked, HttpServer } from "../support/http-server.ts";
import { type Heard, OPTIONS, type Sending, send } from "./sending.ts";

/** A server, and a client with two sockets for it. */
class World implements AsyncDisposable {
  readonly client = createHttpClient(OPTIONS);
  readonly server: HttpServer;

  private constructor(server: HttpServer) {
    this.server = server;
  }

  static async open(script?: (asked: Asked) => unknown): Promise<World> {
    return new World(await HttpServer.open(script));
  }

  send(options: Partial<Sending> = {}): Heard {
    return send({ client: this.client, url: new URL(this.server.url), ...options });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.client.close();
    await this.server[Symbol.asyncDispose]();
  }
}

/** A server that takes connections and says nothing: no handshake of TLS gets anywhere. */
async function openSilence() {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => {
    socket.on("error", () => {}).resume();
    sockets.push(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: new URL(`https://127.0.0.1:${port}/mcp`),
    sockets,
    connected: () => (sockets.length > 0 ? undefined : once(server, "connection")),
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe("a request for which no socket is free", () => {
  test("waits for one, and goes on where another ended", async () => {
    await using world = await World.open();
    const [, second, third] = [world.send(), world.send(), world.send()];
    const asked = await world.server.at(1);
    expect(third.transfer.hasLeft).toBe(false);
    expect(second.transfer.hasLeft).toBe(true);
    asked.status(200);
    (await world.server.at(2)).status(204);

    expect(await third.over).toBe("ended");
    expect(third.statuses).toEqual([204]);
    expect(world.server.sockets).toBe(2);
  });

  test.each<[string, (asked: Asked) => void]>([
    ["was cut", (asked) => asked.cut()],
    ["closed with its answer", (asked) => asked.status(200, "", { connection: "close" })],
  ])("goes out on another where one %s", async (_name, end) => {
    await using world = await World.open();
    const waiting = [world.send(), world.send(), world.send()].at(2);
    end(await world.server.at(0));
    (await world.server.at(2)).status(204);

    expect(await waiting?.over).toBe("ended");
    expect(world.server.sockets).toBe(3);
  });

  test("goes out on another where one was given up", async () => {
    await using world = await World.open();
    const [first, , third] = [world.send(), world.send(), world.send()];
    await world.server.at(1);
    first?.transfer.abort();
    (await world.server.at(2)).status(204);

    expect(await third?.over).toBe("ended");
  });

  test("never leaves once it is given up", async () => {
    await using world = await World.open();
    const [first, , third] = [world.send(), world.send(), world.send()];
    third?.transfer.abort();
    (await world.server.at(0)).status(200);
    await first?.over;
    world.send();
    await world.server.at(2);

    expect(third?.transfer.hasLeft).toBe(false);
    expect(world.server.asked).toHaveLength(3);
  });

  test("does not hold up what is urgent", async () => {
    await using world = await World.open();
    for (let count = 0; count < 3; count += 1) world.send();
    await world.server.at(1);
    const urgent = [1, 2, 3].map(() => world.send({ isUrgent: true }));
    for (const place of [2, 3, 4]) (await world.server.at(place)).status(202);

    expect(await Promise.all(urgent.map(({ over }) => over))).toEqual(["ended", "ended", "ended"]);
  });
});

describe("a request of a client that has just been made", () => {
  test("never leaves where it is given up at once", async () => {
    await using world = await World.open((asked) => asked.status(200));
    const { transfer } = world.send();
    transfer.abort();

    expect(await world.send().over).toBe("ended");
    expect(transfer.hasLeft).toBe(false);
    expect(world.server.asked).toHaveLength(1);
  });

  test("fails where the client is closed at once", async () => {
    await using world = await World.open((asked) => asked.status(200));
    const { over } = world.send();
    world.client.close();

    expect(await over).toBe("Error: The client was closed");
    expect(await world.send().over).toBe("ended");
    expect(world.server.asked).toHaveLength(1);
  });
});

describe("a socket that is not open yet", () => {
  test("is closed where its request is given up, and lets no other wait", async () => {
    await using silence = await openSilence();
    const client = createHttpClient({ ...OPTIONS, maxSockets: 1 });
    const { transfer } = send({ client, url: silence.url });
    await silence.connected();
    const [socket] = silence.sockets;
    expect(transfer.hasLeft).toBe(false);
    transfer.abort();
    if (socket !== undefined) await once(socket, "close");
    const next = send({ client, url: silence.url });
    await vi.waitFor(() => expect(silence.sockets).toHaveLength(2));
    client.close();

    expect(await next.over).toContain("Error");
  });

  test("is closed with the client, and its request fails", async () => {
    await using silence = await openSilence();
    const client = createHttpClient(OPTIONS);
    const { over } = send({ client, url: silence.url });
    await silence.connected();
    client.close();
    const [socket] = silence.sockets;
    if (socket !== undefined) await once(socket, "close");

    expect(await over).toContain("Error");
  });
});

test("a client that is closed leaves no socket open, and whoever waits hears of it", async () => {
  await using world = await World.open();
  const idle = world.send({ isUrgent: true });
  (await world.server.at(0)).status(200);
  await idle.over;
  const open = [world.send(), world.send(), world.send()];
  const left = [await world.server.at(1), await world.server.at(2)].map((asked) => asked.left);
  world.client.close();
  const ends = await Promise.all(open.map(({ over }) => over));
  await Promise.all(left);

  for (const end of ends) expect(end).toContain("Error");
  await expect.poll(() => world.server.connections()).toBe(0);
});

test("a client that was closed sends all the same, over sockets of its own", async () => {
  await using world = await World.open((asked) => asked.status(200));
  await world.send().over;
  world.client.close();

  expect(await world.send().over).toBe("ended");
});

test("what is said ahead of a response is not the response", async () => {
  await using world = await World.open((asked) => {
    asked.response.writeEarlyHints({ link: "</style.css>; rel=preload" });
    asked.response.writeProcessing();
    asked.status(200);
  });
  const heard = world.send();

  expect(await heard.over).toBe("ended");
  expect(heard.statuses).toEqual([200]);
});

describe("a socket that lies idle", () => {
  test("is used again, the one used last before the others", async () => {
    await using world = await World.open();
    const first = [world.send(), world.send()];
    for (const place of [0, 1]) (await world.server.at(place)).status(200);
    await Promise.all(first.map(({ over }) => over));
    const port = world.server.asked[1]?.response.req.socket.remotePort;
    for (const place of [2, 3]) {
      const again = world.send();
      (await world.server.at(place)).status(200);
      await again.over;
    }

    expect(
      world.server.asked.slice(2).map(({ response }) => response.req.socket.remotePort),
    ).toEqual([port, port]);
  });

  test.each([
    ["four seconds", {}, 4_000],
    ["a second less than its server keeps it", { "keep-alive": "timeout=3" }, 2_000],
  ])("is closed after %s", async (_name, headers, ms) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await using world = await World.open((asked) => asked.status(200, "", headers));
      const { over } = world.send();
      const { socket } = (await world.server.at(0)).response.req;
      await over;
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(ms - 1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(await world.server.connections()).toBe(1);
      vi.advanceTimersByTime(1);
      if (!socket.destroyed) await once(socket, "close");
      expect(await world.server.connections()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("is not kept where its server keeps it no longer than a second", async () => {
    await using world = await World.open((asked) =>
      asked.status(200, "", { "keep-alive": "timeout=1" }),
    );
    await world.send().over;
    await world.send().over;

    expect(world.server.sockets).toBe(2);
  });

  test("and is closed by its server is not used again", async () => {
    await using world = await World.open((asked) => asked.status(200));
    await world.send().over;
    const closing = world.server.asked[0]?.response.req.socket;
    closing?.end();
    if (closing !== undefined) await once(closing, "close");

    expect(await world.send().over).toBe("ended");
    expect(world.server.sockets).toBe(2);
  });
});
