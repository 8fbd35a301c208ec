import { expect, test } from "vitest";
import { httpStatus, isNamed, isSessionId, mediaType, mirroredName } from "../../src/http/index.ts";
import { LATEST_LEGACY, LATEST_MODERN, legacyDialect, modernDialect } from "../../src/index.ts";
import { identity } from "../revision/identity.ts";

test.each([
  ["tools/call", { name: "echo" }, "echo"],
  ["prompts/get", { name: "" }, ""],
  ["resources/read", { uri: "file:///a" }, "file:///a"],
  ["tasks/get", { taskId: "7" }, "7"],
  ["tools/list", { name: "echo" }, undefined],
  ["tools/call", { name: 1 }, undefined],
  ["tools/call", undefined, undefined],
])("%s with %j is about %j", (method, params, name) => {
  expect(mirroredName(method, params)).toBe(name);
});

test("some methods are about something", () => {
  expect(["tools/call", "tools/list"].map(isNamed)).toEqual([true, false]);
});

test.each([
  ["Application/JSON; Charset=UTF-8", "application/json"],
  ["text/event-stream;charset=utf-8", "text/event-stream"],
  [" text/html ", "text/html"],
  ["", ""],
  [undefined, ""],
  [null, ""],
])("the media type of %j is %j (case 82)", (header, type) => {
  expect(mediaType(header)).toBe(type);
});

test.each([
  ["a-1.~!", true],
  ["", false],
  ["a b", false],
  ["a\n", false],
  ["é", false],
  [undefined, false],
])("%j may name a session: %s", (value, may) => {
  expect(isSessionId(value)).toBe(may);
});

test.each([
  [-32_700, 400, 400],
  [-32_600, 400, 400],
  [-32_601, 404, 200],
  [-32_602, 400, 200],
  [-32_020, 400, 200],
  [-32_021, 400, 200],
  [-32_022, 400, 200],
  [-32_603, 200, 200],
  [503, 503, 503],
  [7, 200, 200],
])("the status of %i is %i without sessions, and %i with them", (code, modern, legacy) => {
  expect([httpStatus(code, "modern"), httpStatus(code, "legacy")]).toEqual([modern, legacy]);
});

test.each([
  [{ method: "initialize" }, {}],
  [{ method: "tools/call", params: { name: "echo" } }, { "MCP-Protocol-Version": "2025-11-25" }],
  [undefined, { "MCP-Protocol-Version": "2025-11-25" }],
])("a legacy message %j demands %j", (message, fields) => {
  const dialect = legacyDialect(LATEST_LEGACY, identity);
  expect(dialect.headers?.(message && { jsonrpc: "2.0", ...message })).toEqual(fields);
});

test.each([
  [{ method: "tools/list" }, { "Mcp-Method": "tools/list" }],
  [
    { method: "tools/call", params: { name: "世" } },
    { "Mcp-Method": "tools/call", "Mcp-Name": "=?base64?5LiW?=" },
  ],
  [undefined, {}],
])("a modern message %j demands its version and %j (case 99)", (message, fields) => {
  const dialect = modernDialect(LATEST_MODERN, identity);
  expect(dialect.headers?.(message && { jsonrpc: "2.0", ...message })).toEqual({
    "MCP-Protocol-Version": "2026-07-28",
    ...fields,
  });
});
