import { describe, expect, test } from "vitest";
import { ParamMirror } from "../../src/bridge/param-mirror.ts";

const call = (name: unknown, args: object) => ({
  jsonrpc: "2.0" as const,
  id: 1,
  method: "tools/call",
  params: { name, arguments: args },
});

function mirrorOf(...properties: readonly object[]): ParamMirror {
  const mirror = new ParamMirror();
  for (const one of properties) {
    const inputSchema = { type: "object", properties: one };
    mirror.learn({ jsonrpc: "2.0", result: { tools: [{ name: "tool", inputSchema }] } });
  }
  return mirror;
}

const REGION = { region: { type: "string", "x-mcp-header": "Region" } };
const ZONE = { zone: { type: "integer", "x-mcp-header": "Zone" } };

describe("what a tool wants in headers", () => {
  test("is sent with its calls", () => {
    expect(mirrorOf(REGION).fieldsOf(call("tool", { region: "nord" }))).toEqual({
      "Mcp-Param-Region": "nord",
    });
  });

  test("is what the last list of it says", () => {
    const mirror = mirrorOf(REGION, ZONE);

    expect(mirror.fieldsOf(call("tool", { region: "nord", zone: 1 }))).toEqual({
      "Mcp-Param-Zone": "1",
    });
    expect(mirrorOf(REGION, {}).fieldsOf(call("tool", { region: "nord" }))).toBeUndefined();
  });

  test("is nothing where it cannot be", () => {
    const broken = { region: { type: "object", "x-mcp-header": "Region" } };

    expect(mirrorOf(broken).fieldsOf(call("tool", { region: {} }))).toBeUndefined();
  });

  test.each([
    ["another tool", call("other", { region: "nord" })],
    ["a tool without a name", call(7, { region: "nord" })],
    ["another request", { ...call("tool", { region: "nord" }), method: "prompts/get" }],
  ])("is no matter of %s", (_what, message) => {
    expect(mirrorOf(REGION).fieldsOf(message)).toBeUndefined();
  });

  test("refuses a call with a number that no header can say", () => {
    expect(() => mirrorOf(ZONE).fieldsOf(call("tool", { zone: 2 ** 60 }))).toThrow(
      "Argument zone is beyond the integers that a header can mirror",
    );
  });
});

test.each([
  { jsonrpc: "2.0" as const, error: { code: -1, message: "No" } },
  { jsonrpc: "2.0" as const, result: {} },
  { jsonrpc: "2.0" as const, result: { tools: "none" } },
  { jsonrpc: "2.0" as const, result: { tools: [null, { name: 1 }, { name: "bare" }] } },
])("of the answer %j nothing is learned", (answer) => {
  const mirror = new ParamMirror();

  mirror.learn(answer);

  expect(mirror.fieldsOf(call("bare", {}))).toBeUndefined();
});
