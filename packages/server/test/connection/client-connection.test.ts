import { ErrorCode, VERSIONS } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { defineServer, tool } from "../../src/index.ts";
import { modern, startClient } from "../raw-client.ts";

const echo = defineServer({
  name: "echo",
  version: "1.0.0",
  instructions: "Say something",
  tools: { echo: tool({ run: () => "hello" }) },
});

const serverInfo = { name: "echo", version: "1.0.0" };
const stamp = {
  resultType: "complete",
  _meta: { "io.modelcontextprotocol/serverInfo": serverInfo },
};

test.each([
  ["2024-11-05", "2024-11-05"],
  ["2025-03-26", "2025-03-26"],
  ["2025-06-18", "2025-06-18"],
  ["2025-11-25", "2025-11-25"],
  ["2026-07-28", "2025-11-25"],
  ["1999-01-01", "2025-11-25"],
])("answers initialize in %s with a session in %s", async (asked, spoken) => {
  await using client = startClient(echo);

  const { result } = await client.initialize(asked);

  expect(result).toEqual({
    protocolVersion: spoken,
    capabilities: { logging: {}, tools: { listChanged: true } },
    serverInfo,
    instructions: "Say something",
  });
});

test("refuses a second initialize and keeps the first session (case 53)", async () => {
  await using client = startClient(echo);
  await client.initialize("2024-11-05");

  const { error } = await client.initialize("2025-11-25");

  expect(error?.code).toBe(ErrorCode.InvalidRequest);
  expect(client.server.counts.sessions).toBe(1);
  expect(await client.call("echo")).toMatchObject({ result: { content: [{ text: "hello" }] } });
  expect(await client.call("echo", { x: 1 })).toMatchObject({
    error: { code: ErrorCode.InvalidParams },
  });
});

test("answers requests that come before notifications/initialized", async () => {
  await using client = startClient(echo);
  await client.request("initialize", { protocolVersion: "2025-11-25" });

  expect((await client.request("tools/list")).result).toBeDefined();
});

test("answers ping before a session is there", async () => {
  await using client = startClient(echo);

  expect((await client.request("ping")).result).toEqual({});
});

test("serves both eras on one link, each request in its own", async () => {
  await using client = startClient(echo);

  const [first, initialized, second, third] = await Promise.all([
    client.request("tools/list", modern()),
    client.initialize("2025-06-18"),
    client.request("tools/list"),
    client.request("tools/list", modern()),
  ]);

  expect(first.result).toMatchObject({ ...stamp, cacheScope: "public" });
  expect(initialized.result).not.toHaveProperty("resultType");
  expect(Object.keys(second.result ?? {})).toEqual(["tools"]);
  expect(third).toEqual({ ...first, id: third.result && client.lastId });
});

test("discovers what it is and which revisions it speaks", async () => {
  await using client = startClient(echo);

  const { result } = await client.request("server/discover", modern());

  expect(result).toEqual({
    ...stamp,
    supportedVersions: VERSIONS,
    capabilities: { logging: {}, tools: { listChanged: true } },
    instructions: "Say something",
    ttlMs: expect.any(Number),
    cacheScope: "public",
  });
});

const VERSION = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";
const INFO = "io.modelcontextprotocol/clientInfo";
const LOG_LEVEL = "io.modelcontextprotocol/logLevel";

test.each([
  ["no _meta", undefined, ErrorCode.InvalidParams],
  ["an empty _meta", {}, ErrorCode.InvalidParams],
  ["a _meta that is no object", JSON.parse("null"), ErrorCode.InvalidParams],
  ["a version that is no string", { [VERSION]: 1, [CAPABILITIES]: {} }, ErrorCode.InvalidParams],
  ["no capabilities", { [VERSION]: "1999-01-01" }, ErrorCode.InvalidParams],
  [
    "capabilities that are no object",
    { [VERSION]: "2026-07-28", [CAPABILITIES]: [] },
    ErrorCode.InvalidParams,
  ],
  [
    "client info that is no object",
    { [VERSION]: "2026-07-28", [CAPABILITIES]: {}, [INFO]: "me" },
    ErrorCode.InvalidParams,
  ],
  [
    "a log level that is none",
    { [VERSION]: "2026-07-28", [CAPABILITIES]: {}, [LOG_LEVEL]: "loud" },
    ErrorCode.InvalidParams,
  ],
  [
    "a version that nobody speaks",
    { [VERSION]: "1999-01-01", [CAPABILITIES]: {} },
    ErrorCode.UnsupportedProtocolVersion,
  ],
  [
    "a version that has sessions",
    { [VERSION]: "2025-11-25", [CAPABILITIES]: {} },
    ErrorCode.UnsupportedProtocolVersion,
  ],
])("refuses %s before it looks at the method", async (_what, _meta, code) => {
  await using client = startClient(echo);

  const { error } = await client.request("no/such", _meta === undefined ? undefined : { _meta });

  expect(error?.code).toBe(code);
});

test("names the versions it speaks and the one it was asked for", async () => {
  await using client = startClient(echo);
  const _meta = { [VERSION]: "1999-01-01", [CAPABILITIES]: {} };

  const { error } = await client.request("tools/list", { _meta });

  expect(error?.data).toEqual({ supported: VERSIONS, requested: "1999-01-01" });
});

test.each([
  "ping",
  "logging/setLevel",
  "resources/subscribe",
  "resources/unsubscribe",
  "initialize",
  "no/such",
  "resources/list",
])("does not know %s where requests speak for themselves (case 106)", async (method) => {
  await using client = startClient(echo);
  await client.initialize();

  const { error } = await client.request(method, { ...modern(), level: "info" });

  expect(error).toEqual({
    code: ErrorCode.MethodNotFound,
    message: `Method not found: ${method}`,
  });
});

test.each(["server/discover", "resources/list", "toString"])(
  "does not know %s in a session, and ignores unknown notifications (case 38)",
  async (method) => {
    await using client = startClient(echo);
    await client.initialize();
    client.notify("notifications/no-such");

    expect((await client.request(method)).error?.code).toBe(ErrorCode.MethodNotFound);
    expect((await client.request("ping")).result).toEqual({});
    expect(client.notifications).toEqual([]);
  },
);

test("has no tool methods where it offers no tools", async () => {
  await using client = startClient(defineServer({ name: "bare", version: "1" }));

  const discovered = await client.request("server/discover", modern());
  const { error } = await client.request("tools/list", modern());

  expect(discovered.result?.["capabilities"]).toEqual({ logging: {} });
  expect(error?.code).toBe(ErrorCode.MethodNotFound);
});

test.each([
  ["protocolVersion that is no string", { protocolVersion: 1 }],
  ["capabilities that are no object", { protocolVersion: "2025-11-25", capabilities: true }],
])("refuses to initialize with %s", async (_what, params) => {
  await using client = startClient(echo);

  expect((await client.request("initialize", params)).error?.code).toBe(ErrorCode.InvalidParams);
  expect(client.server.counts.sessions).toBe(0);
});

test("takes no harm from a _meta that is no object in a session", async () => {
  await using client = startClient(echo);
  await client.initialize();

  const replies = [null, "text", 1].map((_meta) =>
    client.call("echo", {}, JSON.parse(JSON.stringify({ _meta }))),
  );

  for (const { result } of await Promise.all(replies)) {
    expect(result?.["content"]).toEqual([{ type: "text", text: "hello" }]);
  }
});
