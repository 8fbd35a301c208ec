import { once } from "node:events";
import { createConnection } from "node:net";
import { VirtualClock } from "@mcp-actors/machine/testing";
import { describe, expect, test } from "vitest";
import { createServer } from "../../src/create-server.ts";
import { defineServer } from "../../src/define-server.ts";
import { tool } from "../../src/definition/define-tool.ts";
import { HOSTS, startNode } from "./hosts.ts";
import { JSON_TYPES, modernParts, RawSession } from "./raw-http.ts";
import { until } from "./until.ts";

const LOG = "x".repeat(64 * 1024);

/** Logs, without waiting, far more than anybody reads. */
function talkative() {
  const seen = { dropped: false, stopped: false };
  const definition = defineServer({
    name: "talkative",
    version: "1.0.0",
    tools: {
      talk: tool({
        description: "Talks until it is told to stop.",
        async run(_args, { log, signal }) {
          while (!signal.aborted) {
            void log("info", LOG);
            await new Promise((resolve) => setImmediate(resolve));
          }
          seen.stopped = true;
        },
      }),
    },
  });
  return { definition, seen };
}

const { params, headers } = modernParts("tools/call", {
  name: "talk",
  _meta: { "io.modelcontextprotocol/logLevel": "debug" },
});
const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });

/** Asks, and never reads. */
function askDeafly(url: string) {
  const { port } = new URL(url);
  const socket = createConnection(Number(port), "127.0.0.1");
  const fields = { Host: "localhost", "Content-Length": body.length, ...JSON_TYPES, ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /mcp HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
  socket.pause();
  socket.on("error", () => {});
  return socket;
}

describe.each(HOSTS)("a client that does not read, through %s", (_name, start) => {
  test("is left behind by what may be dropped, and cut off in the end", async () => {
    const clock = new VirtualClock();
    const { definition, seen } = talkative();
    const server = createServer(definition, { onEvent: () => {} });
    await using host = await start(server, { clock, stallTimeout: 5000 });
    const socket = askDeafly(host.url);
    await until(() => server.counts.droppedLogs > 10);
    expect(server.counts.running).toBe(1);
    // The wire between takes a good deal before it is full for good.
    await until(() => {
      clock.advance(5001);
      return seen.stopped;
    });

    expect(server.counts).toMatchObject({ running: 0, streams: 0 });
    socket.destroy();
  });
});

test("a client that leaves in the middle of a stream harms nobody (cases 87 and 88)", async () => {
  const { definition, seen } = talkative();
  await using host = await startNode(createServer(definition, { onEvent: () => {} }));
  const socket = askDeafly(host.url);
  socket.resume();
  await once(socket, "data");
  socket.resetAndDestroy();
  await until(() => seen.stopped);

  expect((await RawSession.open(host.url)).opened.result).toBeDefined();
});
