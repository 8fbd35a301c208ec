import fc from "fast-check";
import { expect, test } from "vitest";
import { readCursor, toCursor } from "../../src/listing/cursor.ts";

const scope = ["tools", "server", "local"];
const place = { key: "forecast", index: 99 };
const REFUSED = expect.objectContaining({
  code: -32602,
  message: "Cursor is not one that this server gave",
});

function refusal(cursor: unknown, of = scope): unknown {
  try {
    return readCursor(cursor, of);
  } catch (error) {
    return error;
  }
}

test("gives a place back, whatever it is called", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (key, index) => {
      expect(readCursor(toCursor({ key, index }, scope), scope)).toEqual({ key, index });
    }),
  );
});

test.each([
  ["the empty text", ""],
  ["garbage", "garbage"],
  ["what is no Base64", "%%%"],
  ["a number", 1],
  ["null", null],
  ["an object", {}],
  ["JSON of another shape", Buffer.from('{"index":1}').toString("base64url")],
  ["a place that we did not write", Buffer.from('[1,"a"]').toString("base64url")],
  ["one with something behind it", `${toCursor(place, scope)}A`],
])("refuses %s", (_what, cursor) => {
  expect(refusal(cursor)).toEqual(REFUSED);
});

test.each([
  ["list", ["prompts", "server", "local"]],
  ["server", ["tools", "other", "local"]],
  ["principal", ["tools", "server", "ann"]],
])("refuses one of another %s", (_what, other) => {
  expect(refusal(toCursor(place, other))).toEqual(REFUSED);
});

test("refuses one that was changed anywhere", () => {
  const cursor = toCursor(place, scope);

  for (let at = 0; at < cursor.length; at += 1) {
    const other = cursor[at] === "A" ? "B" : "A";
    expect(refusal(cursor.slice(0, at) + other + cursor.slice(at + 1))).toEqual(REFUSED);
  }
});
