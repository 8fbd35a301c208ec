import { expect, test } from "vitest";
import { z } from "zod";
import { boundedPattern } from "../../src/outputs/bounded-pattern.ts";

test.each([
  ["a repeated repetition", "(a+)+$"],
  ["alternatives that are alike, repeated", "^(a|a)*$"],
  ["a repeated group with two ways inside", "^(a*a*\\.)+$"],
  ["many repetitions in a row", "a*a*a*a*b"],
  ["many optional characters", "^(?:a?){30}a{30}$"],
  ["optional characters that are written out", `^${"a?".repeat(30)}${"a".repeat(30)}$`],
  ["a delimiter that is elsewhere in the group too", "^(?:[a-z.]+\\.)+$"],
  ["what a group matched", "^(a)\\1*$"],
  ["a repetition within a look", "^(?=(a+)+$)"],
  ["a great length", "a".repeat(5000)],
])("a pattern of %s is refused", (_what, pattern) => {
  expect(() => boundedPattern(pattern)).toThrow(/^Pattern ".*" could take too long to try$/);
});

test("a pattern that is none is refused", () => {
  expect(() => boundedPattern("(")).toThrow(SyntaxError);
});

const formats = {
  email: z.email(),
  uuid: z.uuid(),
  datetime: z.iso.datetime({ offset: true }),
  date: z.iso.date(),
  ipv4: z.ipv4(),
  ipv6: z.ipv6(),
  base64: z.base64(),
  e164: z.e164(),
};

test.each<[name: keyof typeof formats, good: string, bad: string]>([
  ["email", "ada@example.org", "ada@example"],
  ["uuid", "9491d710-3185-4e06-bea0-6a2f275345e0", "9491d710-3185-4e06"],
  ["datetime", "2026-01-31T12:00:00+01:00", "2026-01-31T12"],
  ["date", "2024-02-29", "2023-02-29"],
  ["ipv4", "192.168.0.1", "192.168.0.256"],
  ["ipv6", "fe80::1", "fe80:::1"],
  ["base64", "aGVsbG8=", "aGVsbG8"],
  ["e164", "+15555555555", "5555"],
])("the pattern of the format %s says what it said before", (name, good, bad) => {
  const { pattern = "" } = z.toJSONSchema(formats[name]);
  const bounded = new RegExp(boundedPattern(pattern).pattern, "u");

  expect([bounded.test(good), bounded.test(bad)]).toEqual([true, false]);
});

test.each(["^[a-z]+(-[a-z]+)*$", "^(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[a-z]{2,}$", "\\d+(\\.\\d+)?x"])(
  "texts that are too long for %s all match",
  (pattern) => {
    const { pattern: bounded, longest } = boundedPattern(pattern);
    const matches = (length: number) => new RegExp(bounded, "u").test("!".repeat(length));

    expect([matches(longest), matches(longest + 1), matches(1_000_000)]).toEqual([
      false,
      true,
      true,
    ]);
  },
);
