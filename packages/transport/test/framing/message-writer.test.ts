import type { JsonRpcMessage } from "@mcp-actors/protocol";
import { encodeMessage } from "@mcp-actors/transport";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { MessageWriter } from "../../src/framing/message-writer.ts";

const progress = (params: { readonly [name: string]: unknown }): JsonRpcMessage => ({
  jsonrpc: "2.0",
  method: "progress",
  params,
});

/** Writes messages to one wire one after another. */
function writeAll(messages: readonly JsonRpcMessage[]): string[] {
  const writer = new MessageWriter();
  return messages.map((message) => writer.write(message));
}

const steps = (from: number) => [1, 2, 3].map((by) => progress({ token: 7, progress: from + by }));

describe("messages that differ in numbers alone", () => {
  test("are written whole only until that shows", () => {
    const writer = new MessageWriter();
    for (const message of steps(0)) writer.write(message);
    const stringify = vi.spyOn(JSON, "stringify");

    const text = writer.write(progress({ token: 7, progress: 12 }));

    expect(stringify).not.toHaveBeenCalled();
    stringify.mockRestore();
    expect(text).toBe('{"jsonrpc":"2.0","method":"progress","params":{"token":7,"progress":12}}');
  });

  class Written {
    readonly token = 7;
    readonly progress = 4;

    toJSON() {
      return { said: "otherwise" };
    }
  }

  test.each<[string, JsonRpcMessage]>([
    ["a fraction", progress({ token: 7, progress: 0.1 })],
    ["a number that is no JSON", progress({ token: 7, progress: Number.NaN })],
    ["a very large number", progress({ token: 7, progress: 1e21 })],
    ["negative zero", progress({ token: 7, progress: -0 })],
    ["a text", progress({ token: 7, progress: "1" })],
    ["another constant", progress({ token: 8, progress: 1 })],
    ["a field that is left out", progress({ token: 7, progress: 1, total: undefined })],
    ["a field more", progress({ token: 7, progress: 1, total: 2 })],
    ["a field less", progress({ token: 7 })],
    ["no params", { jsonrpc: "2.0", method: "progress" }],
    ["params that write themselves", Object.assign(progress({}), { params: new Written() })],
    ["something beside its params", Object.assign(progress({ token: 7, progress: 1 }), { a: 1 })],
    ["an id", { ...progress({ token: 7, progress: 1 }), id: 1 }],
  ])("are told from one with %s", (_name, message) => {
    const messages = [...steps(0), message, ...steps(5)];

    expect(writeAll(messages)).toEqual(messages.map((each) => encodeMessage(each)));
  });
});

test("writes whatever comes as it would be written alone", () => {
  const value = fc.oneof(fc.double(), fc.nat(3), fc.constantFrom("a", '"', null, undefined, [1]));
  const message = fc.oneof(
    fc.dictionary(fc.constantFrom("a", "b", "__proto__", "1"), value).map(progress),
    fc.nat(12).map((step) => progress({ token: 7, step, words: "a" })),
  );
  fc.assert(
    fc.property(fc.array(message, { maxLength: 12 }), (messages) => {
      expect(writeAll(messages)).toEqual(messages.map((each) => encodeMessage(each)));
    }),
  );
});
