import { expect, test } from "vitest";
import { nearest } from "../../src/options/nearest.ts";

const NAMES = [
  "notes://beta",
  "tools",
  "call",
  "resources",
  "read",
  "prompts",
  "prompt",
  "getForecast",
];

test.each([
  ["tols", "tools"],
  ["toosl", "tools"],
  ["tooll", "tools"],
  ["ttools", "tools"],
  ["CALL", "call"],
  ["cal", "call"],
  ["promtp", "prompt"],
  ["promptss", "prompts"],
  ["resuorces", "resources"],
  ["res", undefined],
  ["get_forecast", "getForecast"],
  ["notes://bata", "notes://beta"],
  ["notes://{id}", undefined],
  ["xtool", undefined],
  ["frobnicate", undefined],
  ["pro", undefined],
  ["x", undefined],
  ["", undefined],
])("%j is meant to be %j", (word, name) => {
  expect(nearest(word, NAMES)).toBe(name);
});

test("of names as near as each other the first is meant", () => {
  expect(nearest("bat", ["cat", "hat"])).toBe("cat");
});
