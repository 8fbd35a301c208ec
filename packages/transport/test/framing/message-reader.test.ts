import { decodeMessage } from "@mcp-actors/protocol";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { MessageReader } from "../../src/framing/message-reader.ts";

const progress = (params: object, method = "progress") =>
  JSON.stringify({ jsonrpc: "2.0", method, params });

/** Reads texts of one wire one after another. */
function readAll(texts: readonly string[], limits = {}) {
  const reader = new MessageReader(limits);
  return texts.map((text) => reader.read(text));
}

const steps = (from: number) => [1, 2, 3].map((by) => progress({ token: 7, progress: from + by }));

describe("texts that differ in numbers alone", () => {
  test("are parsed only until that shows", () => {
    const reader = new MessageReader({});
    for (const text of steps(0)) reader.read(text);
    const parse = vi.spyOn(JSON, "parse");

    const read = reader.read(progress({ token: 7, progress: 12 }));

    expect(parse).not.toHaveBeenCalled();
    expect(read).toEqual(decodeMessage(progress({ token: 7, progress: 12 })));
    parse.mockRestore();
  });

  test.each([
    ["a fraction", { part: 0.5 }],
    ["yes or no", { on: true }],
    ["null", { no: null }],
    ["a field that objects inherit", JSON.parse('{"__proto__":"a"}')],
  ])("may all have %s", (_name, same: object) => {
    const reader = new MessageReader({});
    for (const step of [1, 2, 3]) reader.read(progress({ ...same, step }));
    const parse = vi.spyOn(JSON, "parse");

    const read = reader.read(progress({ ...same, step: 0 }));

    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(read).toStrictEqual(decodeMessage(progress({ ...same, step: 0 })));
  });

  test("are messages of their own", () => {
    const [, , third, fourth] = readAll([...steps(0), progress({ token: 7, progress: 4 })]);

    expect(third).toMatchObject({ message: { params: { progress: 3 } } });
    expect(fourth).toMatchObject({ message: { params: { progress: 4 } } });
  });

  test("are as they came, whatever becomes of those before", () => {
    const reader = new MessageReader({});
    for (const text of steps(0)) {
      const decoded = reader.read(text);
      if (decoded.kind === "notification")
        Object.assign(decoded.message.params ?? {}, { token: 8 });
    }

    expect(reader.read(progress({ token: 7, progress: 4 }))).toMatchObject({
      message: { params: { token: 7, progress: 4 } },
    });
  });

  test.each([
    ["a fraction", '{"jsonrpc":"2.0","method":"progress","params":{"token":7,"progress":1.5}}'],
    ["an exponent", '{"jsonrpc":"2.0","method":"progress","params":{"token":7,"progress":1e3}}'],
    ["a negative number", progress({ token: 7, progress: -1 })],
    ["zero", progress({ token: 7, progress: 0 })],
    ["negative zero", '{"jsonrpc":"2.0","method":"progress","params":{"token":7,"progress":-0}}'],
    ["a leading zero", '{"jsonrpc":"2.0","method":"progress","params":{"token":7,"progress":012}}'],
    ["no number", '{"jsonrpc":"2.0","method":"progress","params":{"token":7,"progress":}}'],
    [
      "too many digits",
      progress({ token: 7, progress: 0 }).replace("0}}", "12345678901234567890}}"),
    ],
    ["a text", progress({ token: 7, progress: "1" })],
    ["another constant", progress({ token: 8, progress: 1 })],
    ["another field", progress({ token: 7, progress: 1, total: 2 })],
    ["fields in another order", progress({ progress: 1, token: 7 })],
    ["another method", progress({ token: 7, progress: 1 }, "other")],
    ["blanks", '{"jsonrpc":"2.0","method":"progress","params":{"token":7,"progress":1}} '],
    ["more behind it", '{"jsonrpc":"2.0","method":"progress","params":{"token":7,"progress":1}}}'],
    [
      "an end that is missing",
      '{"jsonrpc":"2.0","method":"progress","params":{"token":7,"progress":1',
    ],
  ])("are told from one with %s", (_name, text) => {
    const texts = [...steps(0), text, ...steps(5)];

    expect(readAll(texts)).toStrictEqual(texts.map((each) => decodeMessage(each)));
  });

  test("keep the order of their fields", () => {
    const texts = [1, 2, 3].map((step) =>
      JSON.stringify({ method: "progress", params: { step, token: 7 }, jsonrpc: "2.0" }),
    );
    const read = readAll(texts).map((decoded) => "message" in decoded && decoded.message);

    expect(read.map((message) => JSON.stringify(message))).toEqual(texts);
  });

  test("may have a field that an object inherits", () => {
    const texts = [1, 2, 3].map(
      (step) => `{"jsonrpc":"2.0","method":"progress","params":{"__proto__":${step}}}`,
    );

    expect(readAll(texts)).toStrictEqual(texts.map((text) => decodeMessage(text)));
  });

  test("nest no deeper than they may", () => {
    expect(readAll(steps(0), { maxDepth: 1 })).toEqual(
      steps(0).map((text) => decodeMessage(text, { maxDepth: 1 })),
    );
  });
});

test("reads whatever comes as it would be read alone", () => {
  const value = fc.oneof(fc.integer(), fc.nat(3), fc.constantFrom("a", "", '"', null, true, [1]));
  const params = fc.dictionary(fc.constantFrom("a", "b", "__proto__", "1"), value);
  const text = fc.oneof(
    params.map((each) => progress(each)),
    fc.tuple(params, fc.nat(60)).map(([each, length]) => progress(each).slice(0, length)),
    fc.nat(12).map((step) => progress({ token: 7, step, words: "a" })),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
      expect(readAll(texts)).toStrictEqual(texts.map((each) => decodeMessage(each)));
    }),
  );
});
