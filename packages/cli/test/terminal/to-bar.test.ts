import { expect, test } from "vitest";
import { toBar } from "../../src/terminal/to-bar.ts";

test.each([
  [{ progress: 0, total: 4 }, `${"░".repeat(24)} 0%`],
  [{ progress: 1, total: 4, message: "going" }, `${"█".repeat(6)}${"░".repeat(18)} 25% going`],
  [{ progress: 9, total: 4 }, `${"█".repeat(24)} 100%`],
  [{ progress: -1, total: 4 }, `${"░".repeat(24)} 0%`],
  [{ progress: 7, message: "clouds" }, "7 clouds"],
  [{ progress: 7, total: 0 }, "7"],
])("%o is a line", (progress, line) => {
  expect(toBar(progress)).toBe(line);
});
