import { expect, test } from "vitest";
import { checkKeys } from "../../src/options/check-keys.ts";

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
