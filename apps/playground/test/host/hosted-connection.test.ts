import { serveHttp } from "@mcp-actors/server/node";
import { describe, expect, test } from "vitest";
import { clockwork } from "../../src/servers/clockwork.ts";
import { openHost } from "../open-host.ts";
import { WIRES } from "../servings.ts";
import { when } from "../when.ts";

const READ = { method: "tools/call", name: "read_slowly", args: { seconds: 1 } } as const;
const WIND = { method: "tools/call", name: "wind", args: { seconds: 1 } } as const;

describe.each(WIRES)("a connection over %s", (wire, serve) => {
  test("opens, tells of its server and closes", async () => {
    await using served = await serve();
    await using host = openHost();
    const connection = await host.connected(served.place);

    expect(connection.server.value).toMatchObject({
      info: { name: "clockwork" },
      era: "modern",
      revision: "2026-07-28",
    });
    expect(connection.lists.tools.items.value?.map(({ name }) => name)).toEqual([
      "work",
      "read_slowly",
      "wind",
    ]);

    await connection.close();

    expect(connection.state.value).toBe("off");
    expect(() => connection.calls.make(READ)).toThrow("is not connected");
  });

  test("repeats a read and loses a write when the wire is cut, and recovers", async () => {
    await using served = await serve();
    await using host = openHost();
    const connection = await host.connected(served.place);
    const [read, wind] = [connection.calls.make(READ), connection.calls.make(WIND)];
    await when(() => read.progress.value !== undefined && wind.progress.value !== undefined);

    connection.wire.cut(50);
    await wind.ended;
    expect(wind.state.value).toBe("lost");
    expect(wind.error.value).toContain("Somebody cut the wire");
    await read.ended;

    expect(read.state.value).toBe("completed");
    expect(read.attempts.value).toBe(2);
    expect(connection.state.value).toBe("ready");
    if (wire !== "HTTP") {
      expect(connection.journal.events.items.value.map(({ text }) => text)).toContain(
        "reconnecting",
      );
    }
  });

  test("tells which attempt it waits for while the wire is cut", async () => {
    await using served = await serve();
    await using host = openHost();
    const connection = await host.connected(served.place);

    connection.wire.cut();
    const work = connection.calls.make({ method: "tools/call", name: "work", args: { ms: 0 } });
    await when(() => connection.backoff.value !== undefined);
    expect(connection.state.value).toBe("reconnecting");
    expect(connection.backoff.value).toMatchObject({ attempt: 1, of: 12 });
    expect(connection.backoff.value?.cause).toContain("Somebody cut the wire");

    connection.wire.mend();
    await work.ended;
    expect(work.state.value).toBe("completed");
    expect(connection.backoff.value).toBeUndefined();
  });

  test("holds a call back while the wire is stalled, and slows it by the delay", async () => {
    await using served = await serve();
    await using host = openHost();
    const connection = await host.connected(served.place);

    connection.wire.stall();
    const work = connection.calls.make({ method: "tools/call", name: "work", args: { ms: 0 } });
    const held = await Promise.race([work.ended.then(() => "ended"), turns(200)]);
    expect(held).toBe("held");

    connection.wire.resume();
    await work.ended;
    connection.wire.slow(120);
    const slow = connection.calls.make({ method: "tools/call", name: "work", args: { ms: 0 } });
    await slow.ended;

    expect(work.state.value).toBe("completed");
    expect(slow.endedAt.value ?? 0).toBeGreaterThanOrEqual(slow.startedAt + 100);
  });
});

test("says why a server could not be reached, and comes to it once it is there", async () => {
  await using host = openHost();
  const { url, port, close } = await serveHttp(clockwork);
  await close();
  const connection = host.connections.open({ place: { kind: "url", url }, era: "auto" });
  await when(() => connection.state.value === "failed");
  expect(connection.error.value).toContain(`Could not reach ${url}`);

  const again = await serveHttp(clockwork, { port });
  await connection.open();
  expect(connection.state.value).toBe("ready");
  expect(connection.error.value).toBeUndefined();
  await connection.close();
  await again.close();
});

test("speaks the revision that was chosen", async () => {
  await using host = openHost();
  const legacy = await host.connected({ kind: "page", server: "pocket" }, "legacy");
  const pinned = await host.connected({ kind: "page", server: "pocket" }, "2025-06-18");

  expect(legacy.server.value?.era).toBe("legacy");
  expect(pinned.server.value?.revision).toBe("2025-06-18");
  expect(host.connections.all.value).toHaveLength(2);
});

/** So many turns of the event loop, which is longer than what is not held back takes. */
async function turns(count: number): Promise<"held"> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((next) => setImmediate(next));
  return "held";
}

test.each(["nonsense", "tcp://127.0.0.1:3003", "ftp://host/mcp", ""])(
  "a connection to %j, which no page reaches, fails and says what an address is",
  async (url) => {
    await using host = openHost();

    const connection = host.connections.open({ place: { kind: "url", url }, era: "auto" });
    await when(() => connection.state.value === "failed");

    expect(connection.error.value).toBe(
      `Address must be an http:, https:, ws: or wss: URL, not ${JSON.stringify(url)}`,
    );
  },
);
