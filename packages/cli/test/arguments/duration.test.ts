import { expect, test } from "vitest";
import { parseDuration } from "../../src/arguments/duration.ts";

test.each([
  ["500ms", 500],
  ["30s", 30_000],
  ["2m", 120_000],
  ["1h", 3_600_000],
  ["1.5", 1500],
])("%s is %i ms", (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each(["", "0", "soon", "-1s", "3 s", "1d"])("%j is no time", (text) => {
  expect(() => parseDuration(text)).toThrow("--timeout must be a time");
});
