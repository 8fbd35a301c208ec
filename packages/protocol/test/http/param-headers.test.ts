import { describe, expect, test } from "vitest";
import { agreesWithArgument, paramHeaderFields, readParamHeaders } from "../../src/http/index.ts";
import { ProtocolError } from "../../src/index.ts";

const header = (type: unknown, name: unknown = "Region") => ({ type, "x-mcp-header": name });
const object = (properties: object) => ({ type: "object", properties });

describe("the annotations of a schema", () => {
  test("are found where properties lead", () => {
    const schema = object({
      region: header("string"),
      deep: object({ limit: header("integer", "Limit"), other: { type: "array" } }),
      dry: header("boolean", "Method"),
    });
    expect(readParamHeaders(schema)).toEqual({
      ok: true,
      headers: [
        { header: "Mcp-Param-Region", path: ["region"], type: "string" },
        { header: "Mcp-Param-Limit", path: ["deep", "limit"], type: "integer" },
        { header: "Mcp-Param-Method", path: ["dry"], type: "boolean" },
      ],
    });
  });

  test.each([
    ["is there", undefined],
    ["is there but a property of that name", object({ "x-mcp-header": { type: "number" } })],
    [
      "is there but in a default",
      object({ a: { type: "object", default: { "x-mcp-header": 1 } } }),
    ],
  ])("are none where none %s", (_name, schema) => {
    expect(readParamHeaders(schema)).toEqual({ ok: true, headers: [] });
  });

  test.each([
    ["on a number", object({ a: header("number") }), 'on "number"'],
    ["on two types", object({ a: header(["string", "null"]) }), 'on ["string","null"]'],
    ["on no type", object({ a: { "x-mcp-header": "A" } }), "on no type"],
    ["on the root", { ...header("object"), properties: {} }, "at the root"],
    ["that is empty", object({ a: header("string", "") }), "no header name"],
    ["with a space", object({ a: header("string", "a b") }), "no header name"],
    ["that is no text", object({ a: header("string", 1) }), "no header name"],
    ["in an array", object({ a: { type: "array", items: header("string") } }), "under items at a"],
    ["in a choice", object({ a: { anyOf: [header("string")] } }), "under anyOf at a"],
    [
      "in a definition",
      { ...object({}), $defs: { a: header("string") } },
      "under $defs at the root",
    ],
    [
      "under additionalProperties",
      { additionalProperties: header("string") },
      "under additionalProperties",
    ],
    ["deep in a condition", { if: object({ a: object({ b: header("string") }) }) }, "under if"],
    [
      "twice, but for case",
      object({ a: header("string", "X"), b: object({ c: header("string", "x") }) }),
      'at b.c repeats "x"',
    ],
  ])("%s are not valid", (_name, schema, reason) => {
    const read = readParamHeaders(schema);
    expect(read.ok ? undefined : read.reason).toContain(reason);
  });
});

const HEADERS = (() => {
  const read = readParamHeaders(
    object({
      region: header("string"),
      deep: object({ limit: header("integer", "Limit") }),
      dry: header("boolean", "Dry"),
    }),
  );
  return read.ok ? read.headers : [];
})();

describe("the headers of a call", () => {
  test.each([
    [
      "mirror each kind",
      { region: "eu", deep: { limit: 42 }, dry: false },
      { "Mcp-Param-Region": "eu", "Mcp-Param-Limit": "42", "Mcp-Param-Dry": "false" },
    ],
    ["leave out what is absent or null", { region: null, deep: {} }, {}],
    ["leave out what has no parent", { dry: true }, { "Mcp-Param-Dry": "true" }],
    ["leave out what is inherited alone", Object.create({ region: "eu" }), {}],
    ["leave out what no header can say", { region: ["eu"], deep: 5 }, {}],
    ["are in base64 where they must", { region: "é" }, { "Mcp-Param-Region": "=?base64?w6k=?=" }],
    ["may be empty", { region: "" }, { "Mcp-Param-Region": "" }],
    ["say zero without a sign", { deep: { limit: -0 } }, { "Mcp-Param-Limit": "0" }],
    ["are none without arguments", undefined, {}],
  ])("%s", (_name, args, fields) => {
    expect(paramHeaderFields(HEADERS, args)).toEqual(fields);
  });

  test("refuse an integer that is not exact (case 108)", () => {
    expect(() => paramHeaderFields(HEADERS, { deep: { limit: 2 ** 53 } })).toThrow(
      new ProtocolError(
        -32_602,
        "Argument deep.limit is beyond the integers that a header can mirror",
      ),
    );
  });
});

describe("a header agrees with its argument", () => {
  const [region, limit, dry] = HEADERS;
  test.each([
    [region, "eu", { region: "eu" }, true],
    [region, "EU", { region: "eu" }, false],
    [region, "=?base64?w6k=?=", { region: "é" }, true],
    [region, "=?base64?w6k?=", { region: "é" }, false],
    [region, undefined, { region: "eu" }, false],
    [region, undefined, { region: null }, true],
    [region, "eu", {}, false],
    [limit, "42.0", { deep: { limit: 42 } }, true],
    [limit, "4.2e1", { deep: { limit: 42 } }, true],
    [limit, "42", { deep: { limit: 43 } }, false],
    [limit, "0x2a", { deep: { limit: 42 } }, false],
    [limit, "", { deep: { limit: 0 } }, false],
    [limit, "9007199254740993", { deep: { limit: 9_007_199_254_740_992 } }, false],
    [dry, "true", { dry: true }, true],
    [dry, "TRUE", { dry: true }, false],
    [dry, "true", { dry: "true" }, true],
  ])("%j of %j with %j: %s", (field, value, args, agrees) => {
    expect(field && agreesWithArgument(field, value, args)).toBe(agrees);
  });
});
