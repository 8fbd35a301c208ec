import { inspect } from "node:util";
import { expect, test } from "vitest";
import { byName } from "../../src/named/by-name.ts";

const named = byName((name) => () => `called ${name}`) as { [name: string]: () => string };

test.each(["forecast", "constructor", "toString", "valueOf", "__proto__", "a-b/c", ""])(
  "%j is a name like any other",
  (name) => {
    expect(named[name]?.()).toBe(`called ${name}`);
    expect(named[name]).toBe(named[name]);
  },
);

test("can be awaited, printed and written, and calls nothing", async () => {
  expect(await Promise.resolve(named)).toBe(named);
  expect(JSON.stringify({ named })).toBe('{"named":{}}');
  expect(inspect(named)).toContain("{}");
  expect(Object.keys(named)).toEqual([]);
});

test("cannot be written to", () => {
  expect(() => {
    named["forecast"] = () => "mine";
  }).toThrow(TypeError);
});
