import { expect, test } from "vitest";
import { meant } from "../../src/names/meant.ts";

test.each([
  ["tols", "tools"],
  ["res", "resources"],
  ["RES", "resources"],
  ["pro", undefined],
  ["r", undefined],
  ["", undefined],
])("%j is meant to be %j", (word, name) => {
  expect(meant(word, ["tools", "resources", "prompts", "prompt"])).toBe(name);
});
