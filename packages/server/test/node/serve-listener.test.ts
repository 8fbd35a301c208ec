import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Params } from "@mcp-actors/protocol";
import { multiplex } from "@mcp-actors/transport";
import { dialTcp, parseSocketAddress } from "@mcp-actors/transport/tcp";
import { dialWebSocket } from "@mcp-actors/transport/websocket";
import { firstValueFrom, lastValueFrom } from "rxjs";
import { afterEach, describe, expect, test } from "vitest";
import { serverDialect } from "../../src/connection/server-dialect.ts";
import {
  createServer,
  defineServer,
  type Server,
  type ServerDefinition,
  tool,
} from "../../src/index.ts";
import { type ServedListener, serveTcp, serveWebSocket } from "../../src/node/index.ts";
import { NOTHING_HELD } from "../nothing-held.ts";

/** What lets the handlers that run go on. */
const held: (() => void)[] = [];

const definition = defineServer({
  name: "s",
  version: "1",
  tools: {
    hold: tool({
      run: () =>
        new Promise<string>((resolve) => {
          held.push(() => resolve("held"));
        }),
    }),
  },
});

type Serve = (
  served: ServerDefinition | Server,
  options?: { readonly drainOnSignal?: object },
) => Promise<ServedListener>;

const path = join(tmpdir(), `server-${process.pid}.sock`);

const WIRES: [scheme: string, serve: Serve][] = [
  ["tcp:", serveTcp],
  ["unix:", (served, options) => serveTcp(served, { ...options, path })],
  ["ws:", serveWebSocket],
];

/** A link of a client that is somewhere else. */
async function dial(url: string) {
  const channel = await firstValueFrom(
    url.startsWith("ws:") ? dialWebSocket(url) : dialTcp(parseSocketAddress(url)),
  );
  const link = multiplex(channel, serverDialect());
  const end = new Promise<string>((resolve) => {
    link.inbound$.subscribe({ complete: () => resolve("completed"), error: String });
  });
  const ask = (method: string, params?: Params) => lastValueFrom(link.exchange({ method, params }));
  return { ask, end };
}

const INITIALIZE = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "raw", version: "0" },
};

const DISCOVER = {
  _meta: {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": INITIALIZE.clientInfo,
  },
};

/** Settles when a handler runs. */
async function untilHeld(): Promise<void> {
  while (held.length === 0) await new Promise(setImmediate);
}

afterEach(() => {
  for (const release of held.splice(0)) release();
});

describe.each(WIRES)("a server that is served at %s", (scheme, serve) => {
  test("answers everybody who comes, in either era", async () => {
    const served = await serve(definition);
    const [legacy, modern] = await Promise.all([dial(served.url), dial(served.url)]);

    expect(served.url.startsWith(scheme)).toBe(true);
    expect(await legacy.ask("initialize", INITIALIZE)).toHaveProperty("result.protocolVersion");
    expect(await modern.ask("server/discover", DISCOVER)).toHaveProperty("result.capabilities");
    expect([served.connections, served.server.counts.connections]).toEqual([2, 2]);
    await served.close();
    expect(await Promise.all([legacy.end, modern.end])).toEqual(["completed", "completed"]);
    expect(served.connections).toBe(0);
    expect(served.server.counts).toEqual(NOTHING_HELD);
  });

  test("drains: what is in flight ends, then everybody is let go", async () => {
    const served = await serve(definition);
    const client = await dial(served.url);
    await client.ask("initialize", INITIALIZE);
    const call = client.ask("tools/call", { name: "hold" });
    await untilHeld();

    const drained = served.drain();
    for (const release of held.splice(0)) release();

    expect(await call).toMatchObject({ result: { content: [{ text: "held" }] } });
    await Promise.all([drained, served.closed]);
    expect(await client.end).toBe("completed");
  });

  test("leaves a server that was given to its other listeners", async () => {
    const server = createServer(definition);
    const [first, second] = await Promise.all([serve(server), serveTcp(server)]);
    const client = await dial(second.url);
    await dial(first.url);

    await first.close();

    expect(first.connections + second.connections).toBe(1);
    expect(await client.ask("initialize", INITIALIZE)).toHaveProperty("result");
    await second.close();
  });

  test("listens for signals while it serves, and no longer", async () => {
    const count = () => process.listenerCount("SIGTERM");
    const before = count();

    const served = await serve(definition, { drainOnSignal: {} });
    expect(count()).toBe(before + 1);
    await served.close();
    await new Promise(setImmediate);

    expect(count()).toBe(before);
  });

  test("cannot be served where somebody else is", async () => {
    const first = await serve(definition);
    const port = Number(new URL(first.url).port);

    const second = scheme === "ws:" ? serveWebSocket(definition, { port }) : serve(definition);
    const taken = scheme === "tcp:" ? serveTcp(definition, { port }) : second;

    await expect(taken).rejects.toThrow("the address is in use");
    if (taken !== second) await (await second).close();
    await first.close();
  });
});

test.each([serveTcp, serveWebSocket])(
  "only this machine reaches a listener by default: %o",
  async (serve) => {
    const { url, close } = await serve(definition);

    expect(new URL(url).hostname).toBe("127.0.0.1");
    await close();
  },
);

test("a path goes with neither port nor host", async () => {
  await expect(serveTcp(definition, { path, port: 1 })).rejects.toThrow(TypeError);
  expect(existsSync(path)).toBe(false);
});
