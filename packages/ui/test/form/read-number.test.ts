import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber } from "../../src/form/read-number.ts";

test.each<[string, number | undefined]>([
  ["", undefined],
  ["  7 ", 7],
  ["-0.5", -0.5],
  [".5", 0.5],
  ["5.", 5],
  ["1e3", 1000],
  ["9007199254740994", 9007199254740994],
])("%j is read as %s", (text, value) => {
  expect(readNumber(text)).toEqual({ ok: true, value });
});

test.each([
  ["x", "Must be a number"],
  ["1,5", "Must be a number"],
  ["0x10", "Must be a number"],
  ["Infinity", "Must be a number"],
  ["1e999", "Too large a number"],
  ["9007199254740993", "Too large to be sent exactly"],
])("%j is refused: %s", (text, fault) => {
  expect(readNumber(text)).toEqual({ ok: false, fault });
});

test("every number is read as it is written", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(readNumber(String(value))).toEqual({ ok: true, value: value + 0 });
    }),
  );
});
