import { expect, test } from "vitest";
import { isTamePattern } from "../../src/schema/is-tame-pattern.ts";

test.each([
  ["^[a-z]+$", true],
  ["^\\d{4}-\\d\\d-\\d\\d$", true],
  ["^(?:red|green)$", true],
  ["^https?://", true],
  ["^(a+)+$", false],
  ["^(a|a)*$", false],
  ["^(a|aa)+$", false],
  ["((a*)b)*", false],
  ["(.)\\1", false],
  ["\\w*\\w*\\w*\\w*!", false],
  ["a".repeat(501), false],
  [5, false],
])("%j is tried here: %s", (pattern, isTame) => {
  expect(isTamePattern(pattern)).toBe(isTame);
});
