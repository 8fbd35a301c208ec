import { expect, test } from "vitest";
import { toJsonValue } from "../../src/json/to-json-value.ts";

const plain = { n: 1 };

test.each<[what: string, value: unknown, json: unknown]>([
  ["a date", new Date(0), "1970-01-01T00:00:00.000Z"],
  [
    "an object that JSON knows as a list",
    { toJSON: () => [new Date(0)] },
    ["1970-01-01T00:00:00.000Z"],
  ],
  ["an object that JSON leaves out", { toJSON: () => undefined }, undefined],
  ["an object whose toJSON is no function", { toJSON: 1 }, { toJSON: 1 }],
  ["text", "text", "text"],
  ["null", null, null],
])("gives what JSON makes of %s", (_what, value, json) => {
  expect(toJsonValue(value)).toEqual(json);
});

test("leaves a plain object as it is", () => {
  expect(toJsonValue(plain)).toBe(plain);
});
