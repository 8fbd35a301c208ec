import { expect, test } from "vitest";
import { isThenable } from "../src/is-thenable.ts";

const THEN = "then";

test.each<[name: string, value: unknown, expected: boolean]>([
  ["a promise is", Promise.resolve(), true],
  ["a promise of another make is", { [THEN]: () => {} }, true],
  ["what only has a field of that name is not", { [THEN]: "then" }, false],
  ["an object is not", {}, false],
  ["null is not", null, false],
  ["nothing is not", undefined, false],
])("%s thenable", (_name, value, expected) => {
  expect(isThenable(value)).toBe(expected);
});
