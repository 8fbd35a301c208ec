import { ErrorCode } from "@mcp-actors/protocol";
import { encodeMessage } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";

const circle: { self?: unknown } = {};
circle.self = circle;

function deep(): object {
  let value: object = {};
  for (let depth = 0; depth < 1_000_000; depth += 1) value = { value };
  return value;
}

const unwritable = [
  ["a BigInt", { value: 1n }],
  ["a circle", circle],
  ["nesting past the stack", deep()],
  [
    "a toJSON that throws",
    {
      toJSON: () => {
        throw new Error("No");
      },
    },
  ],
] as const;

describe("encoding", () => {
  test("writes a message on one line", () => {
    expect(encodeMessage({ jsonrpc: "2.0", method: "say", params: { text: "a\nb" } })).toBe(
      '{"jsonrpc":"2.0","method":"say","params":{"text":"a\\nb"}}',
    );
  });

  test("leaves out an id that is undefined", () => {
    const error = { code: -1, message: "No" };

    expect(encodeMessage({ jsonrpc: "2.0", id: undefined, error })).not.toContain("id");
  });

  test.each(unwritable)("answers with an error where the result holds %s", (_name, value) => {
    const text = encodeMessage({ jsonrpc: "2.0", id: "7", result: { value } });

    expect(JSON.parse(text)).toEqual({
      jsonrpc: "2.0",
      id: "7",
      error: {
        code: ErrorCode.InternalError,
        message: expect.stringMatching(/^Result cannot be written as JSON: ./),
      },
    });
  });

  test.each(unwritable)("keeps an error whose data holds %s, without the data", (_name, data) => {
    const text = encodeMessage({ jsonrpc: "2.0", id: 7, error: { code: -5, message: "No", data } });

    expect(JSON.parse(text)).toEqual({ jsonrpc: "2.0", id: 7, error: { code: -5, message: "No" } });
  });

  test.each(unwritable)("throws where a request holds %s", (_name, value) => {
    expect(() =>
      encodeMessage({ jsonrpc: "2.0", id: 1, method: "ask", params: { value } }),
    ).toThrow(/^Params of ask cannot be written as JSON: ./);
  });
});
