import { expect, test } from "vitest";
import { parseHeaders } from "../../src/arguments/header.ts";

test("a header is a name and a value, which may hold colons", () => {
  expect(parseHeaders(["Authorization: Bearer a:b", "x-empty:"])).toEqual({
    authorization: "Bearer a:b",
    "x-empty": "",
  });
});

test("a name that is given twice has both values", () => {
  expect(parseHeaders(["X-Tag: a", "x-tag: b"])).toEqual({ "x-tag": "a, b" });
});

test.each([
  ["without a colon", "hunter2", '--header must be "Name: value"'],
  ["without a name", ": hunter2", '--header must be "Name: value"'],
  ["with a name of two words", "two words: hunter2", '--header must be "Name: value"'],
  ["with a line in it", "x-key: hunter2\nx: y", "--header x-key has a value that no header"],
])("text %s is refused, and not told", (_what, text, message) => {
  expect(() => parseHeaders([text])).toThrow(message);
  expect(() => parseHeaders([text])).toThrow(/^(?!.*hunter2)/s);
});
