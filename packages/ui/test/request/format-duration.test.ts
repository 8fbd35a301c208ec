import { expect, test } from "vitest";
import { formatDuration } from "../../src/index.ts";

test.each([
  [-5, "0 ms"],
  [0.4, "0 ms"],
  [999.4, "999 ms"],
  [999.6, "1.00 s"],
  [1_380, "1.38 s"],
  [9_996, "10.0 s"],
  [59_940, "59.9 s"],
  [59_960, "1 min 0 s"],
  [125_400, "2 min 5 s"],
  [3_599_600, "1 h 0 min"],
  [7_320_000, "2 h 2 min"],
])("%s milliseconds are %s", (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
