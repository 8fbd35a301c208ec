import { expect, test } from "vitest";
import { propertyOf, withProperty } from "../../src/json/property.ts";

test.each(["__proto__", "constructor", "plain"])("%s is set as an own property", (name) => {
  const record = withProperty({}, name, { polluted: true });

  expect(Object.hasOwn(record, name)).toBe(true);
  expect(propertyOf(record, name)).toEqual({ polluted: true });
  expect({}).not.toHaveProperty("polluted");
});

test.each(["__proto__", "constructor", "toString"])("%s is absent where nobody set it", (name) => {
  expect(propertyOf({}, name)).toBeUndefined();
});

test("a property that is set again keeps its place", () => {
  expect(JSON.stringify(withProperty({ a: 1, b: 2 }, "a", 3))).toBe('{"a":3,"b":2}');
});

test("a property that is set to nothing is gone", () => {
  expect(withProperty({ a: 1, b: 2 }, "a", undefined)).toEqual({ b: 2 });
});
