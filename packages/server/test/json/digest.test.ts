import { expect, test } from "vitest";
import { digest } from "../../src/json/digest.ts";

test.each([
  ["keys in another order", { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }, true],
  ["another value", { a: 1 }, { a: 2 }, false],
  ["another type", { a: 1 }, { a: "1" }, false],
  ["another order of a list", [1, 2], [2, 1], false],
  ["a key of a prototype", JSON.parse('{"__proto__":1}'), {}, false],
])("of %s", (_what, one, other, same) => {
  expect(digest(one) === digest(other)).toBe(same);
  expect(digest(one)).toMatch(/^[0-9a-f]{16}$/);
});
