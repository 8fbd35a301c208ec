import fc from "fast-check";
import { expect, test } from "vitest";
import { Redactor } from "../../src/index.ts";

const ABOUT = { kind: "wire", part: "message" };

/** Names and texts of which some are secret, some long, some JSON in a text, and most nothing of it. */
const names = fc.oneof(
  fc.string(),
  fc.constantFrom("name", "key", "value", "default", "data", "blob", "mimeType", "properties"),
  fc.constantFrom("password", "to-ken", "x_api_key", "progressToken", "__proto__", "toJSON"),
);
const texts = fc.oneof(
  fc.string(),
  fc.lorem(),
  fc.constantFrom("Authorization", "password", "Bearer abcdef123456", "sk-abcdefghijklmnop"),
  fc.constantFrom('{"password":"hunter2"}', " [1.0, 2]", "?key=abc", "https://a:b@example.com"),
  fc.nat(6000).map((length) => "QUJD".repeat(length / 4)),
  fc.nat(6000).map((length) => "a word ".repeat(length / 7)),
);
const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    texts,
    fc.double(),
    fc.constantFrom(null, undefined, true, -0, 12n, Number.NaN),
    fc.date({ noInvalidDate: true }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(names, tie("value"), { maxKeys: 5, noNullPrototype: true }),
    tie("value").map((inner) => new Map([["password", inner]])),
    tie("value").map((inner) => new Error("Failed", { cause: inner })),
  ),
})).value;

test("what is printed at once is what is redacted, of any value", () => {
  fc.assert(
    fc.property(values, (value) => {
      const printed = JSON.parse(new Redactor().print(value, ABOUT)) as unknown;

      expect(printed).toEqual(JSON.parse(JSON.stringify(new Redactor().redact(value, ABOUT))));
    }),
    { numRuns: 2000 },
  );
});

test("what a schema says is secret is so when it is printed, too", () => {
  const redactor = new Redactor();
  redactor.print({ properties: { pet: { type: "string", writeOnly: true } } }, ABOUT);

  expect(redactor.print({ pet: "Rex" }, ABOUT)).toBe('{"pet":"[redacted · 3 chars]"}');
});

test("a hook sees what has nothing to hide, too", () => {
  const redactor = new Redactor(() => "seen");

  expect(redactor.print({ city: "Oslo" }, ABOUT)).toBe('"seen"');
});
