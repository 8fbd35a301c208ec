import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameJson } from "../../src/json/is-same-json.ts";
import type { JsonValue } from "../../src/json/json-value.ts";

const json = fc.jsonValue().map((value): JsonValue => JSON.parse(JSON.stringify(value)));

test("a copy says the same", () => {
  fc.assert(fc.property(json, (value) => isSameJson(value, structuredClone(value))));
});

test.each<[JsonValue | undefined, JsonValue | undefined, boolean]>([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  [undefined, null, false],
  [1, "1", false],
])("%j and %j say the same: %s", (one, other, isSame) => {
  expect(isSameJson(one, other)).toBe(isSame);
});
