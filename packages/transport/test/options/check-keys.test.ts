import { expect, test } from "vitest";
import { checkKeys } from "../../src/options/check-keys.ts";
import { toWords } from "../../src/options/check-option.ts";
import {
  aBoolean,
  aFunction,
  anAmount,
  anObject,
  anObserver,
  aText,
  functions,
  namedTexts,
  objectWith,
  texts,
} from "../../src/options/kind.ts";

const KNOWN = { timeout: 1, onProgress: 1, maxTotalTimeout: 1 };

test.each([
  [{ timout: 5 }, "Unknown option timout of a test, did you mean timeout"],
  [{ timeout: 5, onprogress: 1 }, "Unknown option onprogress of a test, did you mean onProgress"],
  [{ timout: null }, "Unknown option timout of a test, did you mean timeout"],
  [{ frobnicate: 1 }, "Unknown option frobnicate of a test"],
  [{ toString: 1 }, "Unknown option toString of a test"],
])("%j is refused: %s", (options, message) => {
  const check = () => checkKeys("a test", options as object, KNOWN);

  expect(check).toThrow(new TypeError(message));
});

class Settings {
  readonly timeout = 5;
  readonly source = "a file";
}

test.each<[string, object | null | undefined]>([
  ["nothing", undefined],
  ["null", null],
  ["no option", {}],
  ["what is known", { timeout: 5, onProgress: undefined }],
  ["a key that is undefined", { timout: undefined }],
  ["a symbol", { [Symbol("mark")]: 1 }],
  ["what is inherited", Object.create({ timout: 5 })],
  ["an object of a class", new Settings()],
  ["what a module exports", Object.assign(Object.create(null), { default: 1 })],
])("%s is let pass", (_, options) => {
  expect(() => checkKeys("a test", options, KNOWN)).not.toThrow();
});

test.each([[5], ["x"], [true], [() => {}], [[[]]]])("%s is no options", (options) => {
  expect(() => checkKeys("a test", options as never, KNOWN)).toThrow(
    new TypeError(`Options of a test must be an object, not ${toWords(options)}`),
  );
});

const KINDS = {
  aFunction,
  functions,
  aText,
  texts,
  aBoolean,
  anObject,
  anAmount,
  anObserver,
  namedTexts,
  clock: objectWith("now", "setTimeout"),
};

class Watch {
  readonly name = "watch";
  now(): void {}
  setTimeout(): void {}
}

test.each<[keyof typeof KINDS, unknown, string]>([
  ["aFunction", "x", 'a function, not "x"'],
  ["functions", () => {}, "a list of functions, not of type function"],
  ["functions", [() => {}, 1], "a list of functions, not one with 1"],
  ["aText", 5, "a text, not 5"],
  ["texts", "x", 'a list of texts, not "x"'],
  ["texts", ["x", null], "a list of texts, not one with null"],
  ["aBoolean", "false", 'true or false, not "false"'],
  ["anObject", [], "an object, not a list"],
  ["anObject", null, "an object, not null"],
  ["anAmount", "5", 'a number from 0 on, not "5"'],
  ["anAmount", -1, "a number from 0 on, not -1"],
  ["anAmount", Number.NaN, "a number from 0 on, not NaN"],
  ["anObserver", 1, "a function or an object with methods, not 1"],
  ["namedTexts", new Map(), "a plain object whose values are texts, not of type object"],
  ["namedTexts", new Headers(), "a plain object whose values are texts, not of type object"],
  [
    "namedTexts",
    { a: "b", token: 12_345 },
    "a plain object whose values are texts, not one whose token is of type number",
  ],
  ["clock", { now() {} }, "an object with now and setTimeout, not of type object"],
])("%s is not %o", (name, value, words) => {
  expect(() => checkKeys("a test", { [name]: value }, KINDS)).toThrow(
    new TypeError(`Option ${name} of a test must be ${words}`),
  );
});

test.each<[keyof typeof KINDS, readonly unknown[]]>([
  ["aFunction", [() => {}, class {}]],
  ["functions", [[], [() => {}]]],
  ["aText", ["", "x"]],
  ["texts", [[], ["x"]]],
  ["aBoolean", [true, false]],
  ["anObject", [{}, new Watch()]],
  ["anAmount", [0, 0.5, Number.POSITIVE_INFINITY]],
  ["anObserver", [() => {}, { next() {} }, new Watch()]],
  ["namedTexts", [{}, { a: "b", c: undefined }, process.env]],
  ["clock", [new Watch()]],
])("%s is each of %o", (name, values) => {
  for (const value of values) checkKeys("a test", { [name]: value }, KINDS);
});
