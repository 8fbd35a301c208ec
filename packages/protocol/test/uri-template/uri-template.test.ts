import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import {
  type IsTemplate,
  type TemplateVariables,
  toNormalUri,
  uriTemplate,
} from "../../src/index.ts";

test("knows its variables, each once", () => {
  const template = uriTemplate("x://{a}/{b,a}{?c*,d:3}");

  expect(template.text).toBe("x://{a}/{b,a}{?c*,d:3}");
  expect(template.variables).toEqual(["a", "b", "c", "d"]);
});

test.each([
  ["x://{a", "has a brace that is never closed"],
  ["x://a}", "has a brace or a character of no use"],
  ["x://{a{b}}", "has a brace that is never closed"],
  ["x://\uD800{a}", "has a brace or a character of no use"],
  ["x://{}", "cannot expand {}"],
  ["x://{?}", 'cannot have a variable "?"'],
  ["x://{!a}", 'cannot have a variable "!a"'],
  ["x://{a b}", 'cannot have a variable "a b"'],
  ["x://{a,}", 'cannot have a variable ""'],
  ["x://{a:0}", 'cannot have a variable "a:0"'],
  ["x://{a:12345}", 'cannot have a variable "a:12345"'],
  ["x://{a*:3}", 'cannot have a variable "a*:3"'],
  ["x://{?a}/b", "can have one query and one fragment, at its end"],
  ["x://{#a}{?b}", "can have one query and one fragment, at its end"],
  ["x://a?b=1{?c}", "can have one query and one fragment, at its end"],
  ["x://{&a}{?b}", "can have one query and one fragment, at its end"],
])("refuses %j", (template, problem) => {
  expect(() => uriTemplate(template)).toThrow(
    new TypeError(`URI template ${JSON.stringify(template)} ${problem}`),
  );
});

test.each([
  ["file:///Za%c5%82%41.txt", "file:///Za%C5%82A.txt"],
  ["file:///Zał.txt", "file:///Za%C5%82.txt"],
  ["x:a b%2f|", "x:a%20b%2F%7C"],
  ["x:%ZZ%", "x:%ZZ%"],
  ["x:\uDC00", undefined],
])("the normal form of %j is %j", (uri, normal) => {
  expect(toNormalUri(uri)).toBe(normal);
});

const name = fc.constantFrom("a", "b", "c", "d.e", "__proto__");
const list = fc.uniqueArray(name, { minLength: 1, maxLength: 3 });
const specs = fc
  .tuple(list, fc.constantFrom("", "*", ":3"))
  .map(([names, modifier]) => names.map((one) => one + modifier).join());
const expression = fc
  .tuple(fc.constantFrom("", "+", ".", "/", ";"), specs)
  .map(([operator, text]) => `{${operator}${text}}`);
const literal = fc.constantFrom("/", "-", ".", "x", "ü", "%2F", "a.b", "");
const path = fc
  .array(fc.oneof(expression, literal), { maxLength: 5 })
  .map((parts) => parts.join(""));
const tail = fc.oneof(
  fc.constant(""),
  specs.map((text) => `{?${text}}`),
  specs.map((text) => `{#${text}}`),
);
const template = fc.tuple(path, tail).map(([head, end]) => `x:${head}${end}`);
const uri = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("/", ".", ",", ";", "?", "&", "=", "#", "%", "2", "F", "a", "x"),
  }),
);

test("no URI makes any template throw, and no simple variable leads elsewhere", () => {
  fc.assert(
    fc.property(template, uri, (text, tried) => {
      uriTemplate(text).match(`x:${tried}`);
      const found = uriTemplate("x:{a}{/b*}").match(`x:${tried}`);
      for (const value of Object.values(found ?? {}).flat()) {
        expect(value).not.toMatch(/[/\\]|^\.\.?$/);
      }
    }),
    { numRuns: 2000 },
  );
});

const text = fc
  .string({ minLength: 1, unit: "grapheme" })
  .filter((value) => !/[/\\]|^\.\.?$/.test(value));

test("reads back the values that it was expanded with, however they look", () => {
  const notes = uriTemplate("x://{a}/b/{c}{/d*}{?e,f*}{#g}");
  const values = fc.record(
    {
      a: text,
      c: text,
      d: fc.array(text, { minLength: 1 }),
      e: fc.string(),
      f: fc.array(fc.string(), { minLength: 1 }),
      // RFC 6570, 3.2.3: what looks escaped already stays as it is there, so it is not read back as it was.
      g: text.filter((value) => !/%[\da-f]{2}/i.test(value)),
    },
    { requiredKeys: ["a", "c"] },
  );

  fc.assert(
    fc.property(values, (given) => {
      expect(notes.match(notes.expand(given))).toEqual(given);
    }),
  );
});

test("the types of its variables are those of its text", () => {
  expectTypeOf<TemplateVariables<"x://{id}">>().toEqualTypeOf<{ readonly id: string }>();
  expectTypeOf<TemplateVariables<"x://{a}/{+b,c}{/d*}{?e,f*,g:3}">>().toEqualTypeOf<{
    readonly a: string;
    readonly b: string;
    readonly c?: string;
    readonly d?: readonly string[];
    readonly e?: string;
    readonly f?: readonly string[];
    readonly g?: string;
  }>();
  expectTypeOf<TemplateVariables<"x://{list*}">>().toEqualTypeOf<{
    readonly list: readonly string[];
  }>();
  expectTypeOf<IsTemplate<"x://a">>().toEqualTypeOf<false>();
  expectTypeOf<IsTemplate<"x://{a}">>().toEqualTypeOf<true>();
});
