import { frozenCopy } from "@mcp-actors/protocol";
import { expect, test } from "vitest";

test("copies plain objects and lists, whatever their fields are called", () => {
  const given = JSON.parse('{"a":[{"__proto__":1,"constructor":[null]}],"b":"text"}');

  const copy = frozenCopy(given);

  expect(copy).toEqual(given);
  expect(copy).not.toBe(given);
  expect(Object.isFrozen(copy.a[0].constructor)).toBe(true);
  expect(Object.isFrozen(given)).toBe(false);
});

test("leaves what is no plain object as it is", () => {
  const date = new Date(0);

  expect(frozenCopy({ date }).date).toBe(date);
});
