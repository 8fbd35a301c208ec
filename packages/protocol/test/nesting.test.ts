import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_MAX_DEPTH } from "../src/decode.ts";
import { decodeMessage, ErrorCode } from "../src/index.ts";
import { nestsDeeperThan } from "../src/nesting.ts";

const arrays = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const request = (argument: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"arguments":${argument}}}`;

describe("depth", () => {
  test.each([
    ["arrays up to the limit", arrays(5), false],
    ["arrays past the limit", arrays(6), true],
    ["objects up to the limit", objects(5), false],
    ["objects past the limit", objects(6), true],
    ["a mixture past the limit", `[{"a":[{"b":[${arrays(1)}]}]}]`, true],
    ["many brackets side by side", `[${"[],".repeat(50)}[]]`, false],
    ["a text full of brackets", `["${"[{".repeat(50)}"]`, false],
    ["a text of brackets after an escaped quote", `["\\"${"[".repeat(50)}"]`, false],
    ["brackets after a text that ends in a backslash", `["\\\\",${arrays(5)}]`, true],
    ["brackets after a text of escaped quotes", `["${'\\"'.repeat(9)}",${arrays(5)}]`, true],
    ["a text without end", `["${"[".repeat(50)}`, false],
  ])("%s", (_name, text, deeper) => {
    expect(nestsDeeperThan(text, 5)).toBe(deeper);
  });

  test("agrees with what JSON.parse finds", () => {
    const limits = fc.integer({ min: 1, max: 6 });
    const values = fc.jsonValue({ maxDepth: 8 });
    const property = fc.property(values, limits, (value, limit) => {
      expect(nestsDeeperThan(JSON.stringify(value), limit)).toBe(depthOf(value) > limit);
    });
    fc.assert(property, { numRuns: 500 });
  });
});

describe("messages", () => {
  test("with 200000 arrays are refused, with the reason (case 133)", () => {
    expect(decodeMessage(request(arrays(200_000)))).toMatchObject({
      kind: "unreadable",
      error: {
        code: ErrorCode.InvalidRequest,
        message: `Message nests deeper than ${DEFAULT_MAX_DEPTH}`,
      },
    });
  });

  test("of a text with 200000 brackets are read (case 133)", () => {
    const text = "[".repeat(200_000);
    const decoded = decodeMessage(request(JSON.stringify({ text })));

    expect(decoded).toMatchObject({
      kind: "request",
      message: { params: { arguments: { text } } },
    });
  });

  test("are read up to the default limit and no further", () => {
    // The message and its params are two levels themselves.
    expect(decodeMessage(request(arrays(DEFAULT_MAX_DEPTH - 2))).kind).toBe("request");
    expect(decodeMessage(request(arrays(DEFAULT_MAX_DEPTH - 1))).kind).toBe("unreadable");
  });

  test("are read up to a limit that is given", () => {
    expect(decodeMessage(request(arrays(3)), { maxDepth: 5 }).kind).toBe("request");
    expect(decodeMessage(request(arrays(3)), { maxDepth: 4 }).kind).toBe("unreadable");
  });
});

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
