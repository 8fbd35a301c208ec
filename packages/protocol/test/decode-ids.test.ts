import { describe, expect, test } from "vitest";
import { decodeMessage, ErrorCode, isRequestId } from "../src/index.ts";
import { outcomeOf } from "./outcome-of.ts";

describe("ids", () => {
  test.each([
    ["the text 1", '"1"', "1"],
    ["the number 1", "1", 1],
    ["text", '"abc"', "abc"],
    ["0", "0", 0],
    ["empty text", '""', ""],
    ["a negative number", "-7", -7],
    ["1.0, which is 1", "1.0", 1],
    ["the greatest safe integer", "9007199254740991", Number.MAX_SAFE_INTEGER],
  ])("keeps %s as it came (case 29)", (_name, written, id) => {
    const request = decodeMessage(`{"jsonrpc":"2.0","id":${written},"method":"ping"}`);
    const result = decodeMessage(`{"jsonrpc":"2.0","id":${written},"result":{}}`);
    const error = decodeMessage(
      `{"jsonrpc":"2.0","id":${written},"error":{"code":1,"message":""}}`,
    );

    expect(request).toMatchObject({ kind: "request", message: { id } });
    expect(result).toMatchObject({ kind: "result", message: { id } });
    expect(error).toMatchObject({ kind: "error", message: { id } });
  });

  test.each([
    "20050.5",
    "1.5",
    "1e400",
    "-1e400",
    "9007199254740993",
    "-9007199254740993",
    "1e20",
    "true",
    "false",
    "[]",
    "{}",
  ])("refuses a request with the id %s (case 35)", (written) => {
    const decoded = decodeMessage(`{"jsonrpc":"2.0","id":${written},"method":"ping"}`);

    expect(decoded).toMatchObject({
      kind: "unreadable",
      id: undefined,
      error: {
        code: ErrorCode.InvalidRequest,
        message: "Id is neither a string nor a safe integer",
      },
    });
  });

  test.each(["1.5", "9007199254740993", "null", "true", "[]", "{}"])(
    "refuses a result with the id %s",
    (written) => {
      expect(outcomeOf(`{"jsonrpc":"2.0","id":${written},"result":{}}`)).toBe("-32600");
    },
  );

  test("refuses a request with the id null, which is no notification (case 33)", () => {
    expect(outcomeOf('{"jsonrpc":"2.0","id":null,"method":"ping"}')).toBe("-32600");
  });

  test("reads an error with the id null as one without id (case 34)", () => {
    const error = { code: -32700, message: "Parse error" };
    const decoded = decodeMessage(JSON.stringify({ jsonrpc: "2.0", id: null, error }));

    expect(decoded).toEqual({ kind: "error", message: { jsonrpc: "2.0", id: undefined, error } });
  });

  test.each([
    [0, true],
    ["", true],
    [-1, true],
    [2 ** 60, true],
    [1.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [null, false],
    [undefined, false],
    [[], false],
  ])("isRequestId tells of %j: %s", (value, verdict) => {
    expect(isRequestId(value)).toBe(verdict);
  });
});
