import { expect, test } from "vitest";
import { timerDelay } from "../src/timer-delay.ts";

test.each([
  [0, 0],
  [0.5, 1],
  [20, 20],
  [2 ** 31 - 1, 2 ** 31 - 1],
  [2 ** 31, 2 ** 31 - 1],
  [2 ** 33, 2 ** 31 - 1],
  [Number.POSITIVE_INFINITY, 2 ** 31 - 1],
])("a wait of %s ms is one of %s ms to the platform", (ms, expected) => {
  expect(timerDelay(ms)).toBe(expected);
});
