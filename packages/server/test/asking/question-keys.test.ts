import { expect, test } from "vitest";
import { QuestionKeys } from "../../src/asking/question-keys.ts";

const request = { method: "roots/list" };

function named(keys: readonly (string | undefined)[]): readonly string[] {
  const names = new QuestionKeys();
  return keys.map((key) => names.next({ key, request }));
}

test("names a question by its key, and equal ones by their order", () => {
  expect(named(["a", "b", "a", "a"])).toEqual(["a", "b", "a#2", "a#3"]);
});

test("names questions without keys by what they ask, the same each time", () => {
  const names = named([undefined, undefined]);

  expect(names[1]).toBe(`${names[0]}#2`);
  expect(named([undefined, undefined])).toEqual(names);
});

test("tells keys apart that look like others with their order", () => {
  const keys = ["a", "a", "a#2", "a#2", "a#2#1", "a#1", "a#02", "#2", "", "", "a#", "a#x"];

  const names = named(keys);

  expect(new Set(names).size).toBe(keys.length);
  expect(names.slice(0, 2)).toEqual(["a", "a#2"]);
});
