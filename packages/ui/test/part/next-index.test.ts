import { expect, test } from "vitest";
import { nextIndex } from "../../src/part/next-index.ts";

const press = (key: string, index: number, count = 10) =>
  nextIndex({ key, ctrlKey: false, metaKey: false, altKey: false }, { index, count, page: 4 });

test.each([
  ["j", 3, 4],
  ["ArrowDown", 3, 4],
  ["k", 3, 2],
  ["ArrowUp", 0, 0],
  ["PageDown", 3, 7],
  ["PageDown", 8, 9],
  ["PageUp", 3, 0],
  ["Home", 5, 0],
  ["End", 5, 9],
  ["g", 5, 9],
  ["j", -1, 0],
  ["x", 3, undefined],
])("%s leads from %s to %s", (key, from, to) => {
  expect(press(key, from)).toBe(to);
});

test("an empty list leads nowhere", () => {
  expect(press("j", -1, 0)).toBeUndefined();
});

test("keys with Ctrl, Command or Alt are the page's", () => {
  const keys = { key: "j", ctrlKey: true, metaKey: false, altKey: false };

  expect(nextIndex(keys, { index: 0, count: 5, page: 1 })).toBeUndefined();
});
