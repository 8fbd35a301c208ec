import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classify, decodeMessage, ErrorCode } from "../src/index.ts";
import { outcomeOf } from "./outcome-of.ts";

function messages(): fc.Arbitrary<object> {
  const jsonrpc = fc.constant("2.0");
  const id = fc.oneof(fc.string(), fc.integer());
  // -0 is a number that JSON cannot write.
  const fields = fc.dictionary(
    fc.string().filter((name) => name !== "__proto__"),
    fc.jsonValue({ noUnicodeString: false }).filter((value) => !Object.is(value, -0)),
  );
  const params = fields.map((record) => JSON.parse(JSON.stringify(record)) as object);
  return fc.oneof(
    fc.record(
      { jsonrpc, id, method: fc.string(), params },
      { requiredKeys: ["jsonrpc", "id", "method"] },
    ),
    fc.record({ jsonrpc, method: fc.string(), params }, { requiredKeys: ["jsonrpc", "method"] }),
    fc.record({ jsonrpc, id, result: params }),
  );
}

describe("errors", () => {
  test.each([
    ["the code 0", { code: 0, message: "" }],
    ["a huge code", { code: 1e15, message: "x" }],
    ["null as data", { code: 1, message: "x", data: null }],
    ["false as data", { code: 1, message: "x", data: false }],
    ["0 as data", { code: 1, message: "x", data: 0 }],
    ["empty text as data", { code: 1, message: "x", data: "" }],
    ["a list as data", { code: 1, message: "x", data: [1, { a: null }] }],
    ["a field nobody knows", { code: 1, message: "x", later: true }],
  ])("keep %s (case 39)", (_name, error) => {
    const message = { jsonrpc: "2.0", id: 1, error };

    expect(decodeMessage(JSON.stringify(message))).toEqual({ kind: "error", message });
  });

  test.each([
    ["without a message", { code: -32603 }, -32603],
    ["with a code that is text", { code: "E1", message: "x" }, ErrorCode.InvalidRequest],
    ["with a broken code", { code: 1.5, message: "x" }, ErrorCode.InvalidRequest],
    ["that are text", "boom", ErrorCode.InvalidRequest],
    ["that are null", null, ErrorCode.InvalidRequest],
  ])("%s are mended, so that their call settles (case 39)", (_name, error, code) => {
    const decoded = decodeMessage(JSON.stringify({ jsonrpc: "2.0", id: 0, error }));

    expect(decoded).toEqual({
      kind: "error",
      message: {
        jsonrpc: "2.0",
        id: 0,
        error: { code, message: "Error is malformed", data: error },
      },
    });
  });

  test.each(["1.5", "true", "[]"])("with the id %s are unreadable", (written) => {
    expect(outcomeOf(`{"jsonrpc":"2.0","id":${written},"error":{"code":1,"message":""}}`)).toBe(
      "-32600",
    );
  });
});

describe("results", () => {
  test.each(["null", "1", '"ok"', "[]", "false"])(
    "that are %s come out as an error of their call, which so settles",
    (written) => {
      const decoded = decodeMessage(`{"jsonrpc":"2.0","id":7,"result":${written}}`);

      expect(decoded).toMatchObject({
        kind: "error",
        message: { id: 7, error: { code: ErrorCode.InvalidRequest } },
        result: JSON.parse(written),
      });
    },
  );
});

describe("what is no message", () => {
  test.each([
    ["no JSON", "this is not json", "-32700"],
    ["empty text", "", "-32700"],
    ["half a message", '{"jsonrpc":"2.0"', "-32700"],
    ["a number", "1", "-32600"],
    ["null", "null", "-32600"],
    ["text", '"a"', "-32600"],
    ["nothing in it", "{}", "-32600"],
    ["no version", '{"id":1,"method":"ping"}', "-32600"],
    ["another version", '{"jsonrpc":"1.0","id":1,"method":"ping"}', "-32600"],
    ["a version that is a number", '{"jsonrpc":2.0,"id":1,"method":"ping"}', "-32600"],
    ["no content", '{"jsonrpc":"2.0","id":1}', "-32600"],
    [
      "result and error",
      '{"jsonrpc":"2.0","id":1,"result":{},"error":{"code":1,"message":""}}',
      "-32600",
    ],
    ["a method that is no text", '{"jsonrpc":"2.0","id":1,"method":1}', "-32600"],
    ["params in a list", '{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', "-32600"],
    ["params that are null", '{"jsonrpc":"2.0","method":"a","params":null}', "-32600"],
  ])("%s is told apart", (_name, text, outcome) => {
    expect(outcomeOf(text)).toBe(outcome);
  });

  test.each([
    ["params in a list", '{"jsonrpc":"2.0","id":"a","method":"ping","params":[]}'],
    ["another version", '{"jsonrpc":"1.0","id":"a","method":"ping"}'],
    ["no content", '{"jsonrpc":"2.0","id":"a"}'],
    ["a method that is no text", '{"jsonrpc":"2.0","id":"a","method":{}}'],
  ])("with %s still tells the id to answer to", (_name, text) => {
    expect(decodeMessage(text)).toMatchObject({ kind: "unreadable", id: "a" });
  });

  test.each([
    ["result and error", '{"jsonrpc":"2.0","id":"a","result":{},"error":{"code":1,"message":""}}'],
    ["another version", '{"jsonrpc":"1.0","id":"a","result":{}}'],
  ])("an answer with %s tells no id, for it is not to be answered", (_name, text) => {
    expect(decodeMessage(text)).toMatchObject({ kind: "unreadable", id: undefined });
  });

  test("shows its first 200 characters", () => {
    const text = "x".repeat(1000);

    expect(decodeMessage(text)).toMatchObject({ excerpt: "x".repeat(200) });
  });
});

test("what is no message is told by plain words, which cost no stack", () => {
  const decoded = decodeMessage("0");

  expect(decoded.kind === "unreadable" && decoded.error).not.toBeInstanceOf(Error);
});

describe("what is read", () => {
  test.each([
    ["request", { jsonrpc: "2.0", id: 1, method: "a", params: { b: { c: [null] } }, later: 1 }],
    ["notification", { jsonrpc: "2.0", method: "a", params: { _meta: { "x/y": 1 } }, later: [] }],
    ["result", { jsonrpc: "2.0", id: "1", result: { later: { a: "\u2028" } }, later: null }],
  ])("keeps the fields of a %s that nobody knows", (kind, message) => {
    expect(decodeMessage(JSON.stringify(message))).toEqual({ kind, message });
    expect(classify(message)).toEqual({ kind, message });
  });

  test("survives a journey over the wire, whatever it is", () => {
    const property = fc.property(messages(), (message) => {
      const decoded = decodeMessage(JSON.stringify(message));

      expect("message" in decoded && decoded.message).toEqual(message);
    });
    fc.assert(property);
  });
});

describe("reading never throws", () => {
  test.each<[string, fc.Arbitrary<string>]>([
    ["any text", fc.string({ unit: "binary" })],
    ["any JSON", fc.json()],
    ["any JSON in a message", fc.json().map((json) => `{"jsonrpc":"2.0","id":1,"error":${json}}`)],
    [
      "brackets and quotes",
      fc.string({ unit: fc.constantFrom("[", "]", "{", "}", '"', "\\", ",", ":", "1") }),
    ],
  ])("%s", (_name, texts) => {
    const kinds = ["request", "notification", "result", "error", "batch", "unreadable"];
    const property = fc.property(texts, (text) => {
      expect(kinds).toContain(decodeMessage(text).kind);
    });
    fc.assert(property, { numRuns: 500 });
  });

  test("any value", () => {
    const property = fc.property(fc.anything(), (value) => {
      expect(classify(value)).toHaveProperty("kind");
    });
    fc.assert(property, { numRuns: 500 });
  });
});
