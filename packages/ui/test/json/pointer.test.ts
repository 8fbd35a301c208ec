import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPointer, toPointer } from "../../src/json/pointer.ts";

test.each([
  [[], ""],
  [["a", 0], "/a/0"],
  [["a/b", "~", "~1", ""], "/a~1b/~0/~01/"],
])("%j is %j", (path, pointer) => {
  expect(toPointer(path)).toBe(pointer);
});

test("a pointer leads back to its path", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (path) => {
      expect(fromPointer(toPointer(path))).toEqual(path);
    }),
  );
});
