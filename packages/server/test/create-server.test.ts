import { type CallOutcome, createPeer } from "@mcp-actors/machine";
import {
  LATEST_LEGACY,
  LATEST_MODERN,
  legacyDialect,
  modernDialect,
  type Request,
} from "@mcp-actors/protocol";
import { memoryPair, multiplex } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { createServer, defineServer, tool } from "../src/index.ts";
import { serverDialect } from "../src/server-dialect.ts";
import { RawClient, startClient, turn } from "./raw-client.ts";

const identity = { info: { name: "test", version: "0" }, capabilities: {} };
const hang = defineServer({
  name: "hang",
  version: "1",
  tools: {
    hang: tool({
      run: (_args, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    }),
    quick: tool({ run: () => "done" }),
  },
});

test("serves any number of clients and holds nothing once they are gone", async () => {
  const server = createServer(hang);
  const clients = Array.from({ length: 3 }, () => new RawClient(server));
  for (const client of clients) {
    await client.initialize();
    void client.call("hang");
  }
  await turn();
  expect(server.counts).toEqual({ connections: 3, sessions: 3, running: 3, droppedLogs: 0 });

  for (const client of clients) await client[Symbol.asyncDispose]();
  await turn();

  expect(server.counts).toEqual({ connections: 0, sessions: 0, running: 0, droppedLogs: 0 });
});

test("ends every link when it closes, and those that come later", async () => {
  const server = createServer(hang);
  const [near, far] = memoryPair();
  const completed = new Promise<void>((resolve) => {
    near.inbound$.subscribe({ complete: resolve });
  });
  const served = server.attach(multiplex(far, serverDialect(hang)));

  server.close();

  await completed;
  await served.closed;
  await server.attach(multiplex(memoryPair()[0], serverDialect(hang))).closed;
  expect(server.counts.connections).toBe(0);
});

test.each([
  ["modern", modernDialect(LATEST_MODERN, identity)],
  ["legacy", legacyDialect(LATEST_LEGACY, identity)],
])("links a client in process by its definition alone, in the %s era", async (_era, dialect) => {
  const link = hang.link(dialect);
  const peer = createPeer({ serve: (_request, exchange) => exchange.answer({}) });
  peer.attach(link, () => {}).ready();

  const settled = (request: Request) =>
    new Promise<CallOutcome>((onSettled) => peer.call(request, { onSettled }));
  await settled(dialect.opening());
  const outcome = await settled({ method: "tools/call", params: { name: "quick" } });

  expect(outcome).toMatchObject({ result: { content: [{ type: "text", text: "done" }] } });
  peer.close("done");
  await link.closed;
});

test("keeps an observer that throws away from requests", async () => {
  const broken = defineServer({
    name: "broken",
    version: "1",
    tools: {
      broken: tool({
        run() {
          throw new Error("oops");
        },
      }),
    },
  });
  await using client = startClient(broken, {
    onEvent() {
      throw new Error("observer");
    },
  });
  await client.initialize();

  expect((await client.call("broken")).result?.["isError"]).toBe(true);
});
