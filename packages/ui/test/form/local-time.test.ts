import fc from "fast-check";
import { expect, test } from "vitest";
import { fromLocalTime, isInstant, toLocalTime } from "../../src/form/local-time.ts";

test("an instant comes back from the clock on the wall, to the second", () => {
  const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
  fc.assert(
    fc.property(seconds, (second) => {
      const instant = new Date(second * 1_000).toISOString().replace(".000Z", "Z");

      expect(Date.parse(fromLocalTime(toLocalTime(instant)))).toBeCloseTo(second * 1_000, -7);
      expect(isInstant(fromLocalTime(toLocalTime(instant)))).toBe(true);
    }),
  );
});

test.each([
  ["2026-01-31T12:00:00Z", true],
  ["2026-01-31T12:00:00.5+02:00", true],
  ["2026-01-31T12:00:00", false],
  ["2026-13-31T12:00:00Z", false],
  ["tomorrow", false],
])("%s is an instant: %s", (text, isOne) => {
  expect(isInstant(text)).toBe(isOne);
  expect(toLocalTime(text) !== "").toBe(isOne);
});

test("nonsense is no time", () => {
  expect(fromLocalTime("nonsense")).toBe("");
});
