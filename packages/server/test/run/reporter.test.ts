import { LATEST_LEGACY, type LoggingLevel, type Params } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { CallMemory } from "../../src/asking/call-memory.ts";
import { createServer, defineServer, type ServerEvent, tool } from "../../src/index.ts";
import { ServedRequest } from "../../src/request/served-request.ts";
import { Reporter } from "../../src/run/reporter.ts";
import type { Runtime } from "../../src/runtime/runtime.ts";
import { ExchangeRecorder } from "../exchange-recorder.ts";
import { modern, startClient, turn } from "../raw-client.ts";

interface Setting {
  readonly _meta?: Params;
  readonly logLevel?: LoggingLevel;
  readonly memory?: CallMemory;
  /** Whether what is sent has to be JSON. */
  readonly writes?: boolean;
}

function startReporter(setting: Setting = {}) {
  const { _meta = { progressToken: 7 }, logLevel, memory, writes = false } = setting;
  const exchange = new ExchangeRecorder();
  exchange.writes = writes;
  const events: ServerEvent[] = [];
  const tally = { draining: false, sessions: 0, running: 0, droppedLogs: 0 };
  const runtime: Pick<Runtime, "tally" | "report"> = {
    tally,
    report: (event) => events.push(event),
  };
  const caller = { revision: LATEST_LEGACY, info: {}, capabilities: {}, logLevel };
  const request = { method: "tools/call", params: { _meta } };
  const served = new ServedRequest(runtime as Runtime, caller, request, exchange);
  const reporter = new Reporter(served, memory ?? new CallMemory());
  const sent = () =>
    exchange.notifications.map(({ params }) => params?.["progress"] ?? params?.["data"]);
  return { reporter, exchange, tally, events, sent };
}

test("reports progress under the caller's own token", async () => {
  const { reporter, exchange } = startReporter({ _meta: { progressToken: 0 } });

  await reporter.progress(0.5, 2, "half");
  await reporter.progress(1);

  expect(exchange.notifications).toEqual([
    {
      jsonrpc: "2.0",
      method: "notifications/progress",
      params: { progressToken: 0, progress: 0.5, total: 2, message: "half" },
    },
    {
      jsonrpc: "2.0",
      method: "notifications/progress",
      params: { progressToken: 0, progress: 1 },
    },
  ]);
});

test.each([
  ["that stands still", [1, 1], [1]],
  ["that goes back", [2, 1, 3], [2, 3]],
  ["that is no number", [Number.NaN, Number.POSITIVE_INFINITY, 1], [1]],
  ["below zero", [-2, -1], [-2, -1]],
])("drops progress %s", (_what, values, kept) => {
  const { reporter, sent } = startReporter();

  for (const value of values) void reporter.progress(value);

  expect(sent()).toEqual(kept);
});

test.each([
  ["no token", {}],
  ["a token that is none", { progressToken: null }],
])("reports no progress where there is %s", (_what, _meta) => {
  const { reporter, exchange } = startReporter({ _meta });

  void reporter.progress(1);

  expect(exchange.notifications).toEqual([]);
});

test.each<[LoggingLevel | undefined, readonly string[]]>([
  [undefined, []],
  ["debug", ["debug", "info", "error"]],
  ["info", ["info", "error"]],
  ["emergency", []],
])("logs what is at least %s", (logLevel, kept) => {
  const { reporter, sent } = startReporter(logLevel && { logLevel });

  for (const level of ["debug", "info", "error"] as const) void reporter.log(level, level);

  expect(sent()).toEqual(kept);
});

test("holds the newest progress and drops logs while the wire is slow", async () => {
  const { reporter, exchange, tally, sent } = startReporter({ logLevel: "debug" });
  exchange.isFull = true;
  let settled = false;

  const first = reporter.progress(1).then(() => {
    settled = true;
  });
  for (let value = 2; value <= 100; value += 1) void reporter.progress(value);
  void reporter.log("error", "lost");
  expect([sent(), settled, tally.droppedLogs]).toEqual([[1], false, 1]);
  exchange.isFull = false;
  await exchange.drain();
  await first;
  await reporter.log("error", "kept");

  expect(sent()).toEqual([1, 100, "kept"]);
});

test("sends the progress it holds before it ends, and nothing afterwards", async () => {
  const { reporter, exchange, sent } = startReporter({ logLevel: "debug" });
  exchange.isFull = true;
  void reporter.progress(1);
  void reporter.progress(2);

  reporter.end();
  void reporter.progress(3);
  void reporter.log("error", "late");
  await exchange.drain();

  expect(sent()).toEqual([1, 2]);
});

test("what waits for a full outbox settles in a turn of its own, so that the wire is read meanwhile", async () => {
  const { reporter, exchange } = startReporter({ logLevel: "debug" });
  exchange.isFull = true;
  const settled: string[] = [];
  void reporter.log("error", "slow").then(() => settled.push("log"));
  void reporter.progress(1).then(() => settled.push("progress"));

  exchange.isFull = false;
  await exchange.drain();
  expect(settled).toEqual([]);
  await turn();

  expect(settled).toEqual(["log", "progress"]);
});

const cycle: { self?: unknown } = {};
cycle.self = cycle;

test.each<[string, Parameters<Reporter["log"]>[1]]>([
  ["a circle", cycle],
  ["a BigInt", { n: 1n }],
])("drops a log that holds %s, and says so", async (_what, data) => {
  const { reporter, tally, events, sent } = startReporter({ logLevel: "debug", writes: true });

  await reporter.log("error", data);
  await reporter.log("error", "next");

  expect(sent()).toEqual(["next"]);
  expect(tally.droppedLogs).toBe(1);
  expect(events).toMatchObject([
    { type: "log.dropped", method: "tools/call", error: expect.any(TypeError) },
  ]);
});

test.each([
  ["undefined", undefined],
  ["a function", () => {}],
  ["a symbol", Symbol("secret")],
])("logs null for %s, which JSON has no word for", async (_what, data) => {
  const { reporter, sent } = startReporter({ logLevel: "debug" });

  await reporter.log("error", data);

  expect(sent()).toEqual([null]);
});

test("logs nothing under a level that there is not", async () => {
  const { reporter, sent } = startReporter({ logLevel: "debug" });

  await reporter.log("loud" as LoggingLevel, "data");

  expect(sent()).toEqual([]);
});

test.each([
  ["a total that is infinite", [1, Number.POSITIVE_INFINITY], { progress: 1 }],
  ["a total that is no number", [1, Number.NaN], { progress: 1 }],
  ["a total that is a BigInt", [1, 2n], { progress: 1 }],
  ["a message that is no text", [1, 2, { n: 1n }], { progress: 1, total: 2 }],
])("reports progress without %s", async (_what, args, kept) => {
  const { reporter, exchange } = startReporter({ writes: true });

  await reporter.progress(...(args as Parameters<Reporter["progress"]>));

  expect(exchange.notifications.map(({ params }) => params)).toEqual([
    { progressToken: 7, ...kept },
  ]);
});

test("sends nothing once the exchange is over", () => {
  const { reporter, exchange, sent } = startReporter({ logLevel: "debug" });
  exchange.over = true;

  void reporter.progress(1);
  void reporter.log("error", "late");
  reporter.end();

  expect(sent()).toEqual([]);
});

test("repeats nothing that an earlier run of the call has sent", () => {
  const memory = new CallMemory();
  memory.progress = 2;
  memory.logs = 1;
  const { reporter, sent } = startReporter({ logLevel: "info", memory });

  for (const value of [1, 2, 3]) void reporter.progress(value);
  for (const data of ["old", "new"]) void reporter.log("info", data);

  expect(sent()).toEqual([3, "new"]);
});

const logging = defineServer({
  name: "logging",
  version: "1",
  tools: {
    log: tool({
      async run(_args, { log }) {
        for (const level of ["debug", "info", "error"] as const) await log(level, level, "tool");
      },
    }),
  },
});
const levels = (notifications: readonly { readonly params?: Params | undefined }[]) =>
  notifications.map(({ params }) => params?.["level"]);

test("logs to a session from info on, and from the level it sets", async () => {
  await using client = startClient(logging);
  await client.initialize();

  await client.call("log");
  expect(levels(client.notifications.splice(0))).toEqual(["info", "error"]);
  expect((await client.request("logging/setLevel", { level: "error" })).result).toEqual({});
  await client.call("log");

  expect(client.notifications).toEqual([
    {
      jsonrpc: "2.0",
      method: "notifications/message",
      params: { level: "error", logger: "tool", data: "error" },
    },
  ]);
  expect((await client.request("logging/setLevel", { level: "loud" })).error?.code).toBe(-32602);
});

test("logs to a request without session only where it asks for it, and never longer", async () => {
  await using client = startClient(logging);
  const loud = modern({}, { "io.modelcontextprotocol/logLevel": "debug" });

  await client.call("log", {}, loud);
  expect(levels(client.notifications.splice(0))).toEqual(["debug", "info", "error"]);
  await client.call("log", {}, modern());

  expect(client.notifications).toEqual([]);
});

test("serves a client whose messages come by other ways than a link", () => {
  const client = createServer(logging).accept();
  const exchange = new ExchangeRecorder();

  client.serve({ method: "tools/list", params: modern() }, exchange);

  expect(exchange.answers).toMatchObject([{ tools: [{ name: "log" }], resultType: "complete" }]);
  client.close();
});
