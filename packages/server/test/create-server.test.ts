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
import { serverDialect } from "../src/connection/server-dialect.ts";
import { createServer, defineServer, tool } from "../src/index.ts";
import { NOTHING_HELD } from "./nothing-held.ts";
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
  expect(server.counts).toEqual({
    ...NOTHING_HELD,
    connections: 3,
    sessions: 3,
    running: 3,
    requests: 3,
    slots: 3,
    listeners: 3,
  });

  for (const client of clients) await client[Symbol.asyncDispose]();
  await turn();

  expect(server.counts).toEqual(NOTHING_HELD);
});

test("counts what its peers hold once a request is cancelled, until its handler settles", async () => {
  let settle = (_text: string) => {};
  const run = () => new Promise<string>((resolve) => (settle = resolve));
  const stubborn = defineServer({ name: "stubborn", version: "1", tools: { stay: tool({ run }) } });
  const server = createServer(stubborn);
  await using client = new RawClient(server);
  await client.initialize();
  void client.call("stay");
  await turn();
  const { listeners } = server.counts;
  const idle = { ...NOTHING_HELD, connections: 1, sessions: 1, listeners };
  expect(server.counts).toEqual({ ...idle, running: 1, requests: 1, slots: 1 });

  client.notify("notifications/cancelled", { requestId: client.lastId });
  await turn();
  expect(server.counts).toEqual({ ...idle, running: 1, slots: 1, timers: 1 });

  settle("at last");
  await turn();
  expect(server.counts).toEqual(idle);
});

test("ends every link when it closes, and those that come later", async () => {
  const server = createServer(hang);
  const [near, far] = memoryPair();
  const completed = new Promise<void>((resolve) => {
    near.inbound$.subscribe({ complete: resolve });
  });
  const served = server.attach(multiplex(far, serverDialect()));

  server.close();

  await completed;
  await served.closed;
  await server.attach(multiplex(memoryPair()[0], serverDialect())).closed;
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

/** Vitest fails a run with a rejection that nobody handles. */
const FAILING: readonly [what: string, onEvent: () => unknown][] = [
  [
    "throws",
    () => {
      throw new Error("observer");
    },
  ],
  ["rejects", () => Promise.reject(new Error("observer"))],
];

test.each(FAILING)("keeps an observer that %s away from requests", async (_what, onEvent) => {
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
  await using client = startClient(broken, { onEvent });
  await client.initialize();

  expect((await client.call("broken")).result?.["isError"]).toBe(true);
});

test.each([
  ["concurrency", 0],
  ["concurrency", Number.NaN],
  ["queue", -1],
  ["queue", 1.5],
  ["waitingCalls", "many"],
  ["waitingNotifications", null],
  ["rounds", Number.NaN],
  ["stateSize", -1],
  ["subscriptions", Number.NaN],
  ["streams", "256"],
  ["settleGrace", Number.NaN],
  ["settleGrace", -1],
  ["settleGrace", "5s"],
])("refuses a limit %s of %j, by name", (limit, value) => {
  const options = { limits: { [limit]: value } };

  expect(() => Reflect.apply(createServer, undefined, [hang, options])).toThrow(
    `Option limits.${limit} must be `,
  );
});

test("takes limits that bound nothing", async () => {
  const limits = { concurrency: Infinity, queue: Infinity, settleGrace: Infinity, streams: 0 };
  await using client = new RawClient(createServer(hang, { limits }));
  await client.initialize();

  expect((await client.call("quick")).result).toMatchObject({ content: [{ text: "done" }] });
});

test("has its defaults where an option is undefined", async () => {
  const limits = {
    concurrency: undefined,
    queue: undefined,
    settleGrace: undefined,
    rounds: undefined,
    stateSize: undefined,
    streams: undefined,
    subscriptions: undefined,
  };
  const server = Reflect.apply(createServer, undefined, [hang, { limits, middleware: undefined }]);
  await using client = new RawClient(server);
  await client.initialize();

  expect((await client.call("quick")).result).toMatchObject({ content: [{ text: "done" }] });
  expect((await client.request("resources/list")).error).toBeDefined();
});

test.each([Number.NaN, -1, "5s"])("refuses to drain for %j", (timeout) => {
  const server = createServer(hang);

  expect(() => Reflect.apply(server.drain, undefined, [{ timeout }])).toThrow(
    "Option timeout must be a number of ms",
  );
  expect(server.counts.connections).toBe(0);
});
