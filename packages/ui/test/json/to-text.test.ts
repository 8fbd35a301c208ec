import { expect, test } from "vitest";
import { toText } from "../../src/json/to-text.ts";

test("JSON is indented", () => {
  expect(toText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
});

test("what contains itself is named where it does", () => {
  const circle: Record<string, unknown> = { a: 1 };
  circle["self"] = circle;

  expect(JSON.parse(toText(circle))).toEqual({ a: 1, self: "[circular]" });
});

test("what stands in two places is shown in both", () => {
  const shared = { x: 1 };

  expect(JSON.parse(toText({ a: shared, b: [shared] }))).toEqual({ a: { x: 1 }, b: [{ x: 1 }] });
});

test.each([
  [undefined, "undefined"],
  [10n, '"10"'],
])("%s is said too", (value, text) => {
  expect(toText(value)).toBe(text);
});
