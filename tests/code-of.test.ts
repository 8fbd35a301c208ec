import { expect, test } from "vitest";
import { argumentsAt, bareCodeOf, codeOf, importsOf, literalsOf } from "./code-of.ts";

test.each([
  ["a line comment", "a // b\nc", "a \nc"],
  ["a block comment", "a /* b\n b */ c", "a  c"],
  ["what looks like a comment in a text", '"http://x" // y', '"http://x" '],
  ["what looks like a text in a regular expression", "x = /[\"'`]/; // y", "x = /[\"'`]/; "],
])("code is a source without %s", (_name, source, code) => {
  expect(codeOf(source)).toBe(code);
});

test("bare code says nothing of what its texts say", () => {
  expect(bareCodeOf('f("a.b", `c`); // d')).toBe('f("", ""); ');
});

test("literals are read in every kind of quote, and not from comments", () => {
  expect(literalsOf('f("a", \'b\', `c`); // "d"')).toEqual(["a", "b", "c"]);
});

test("imports are read from declarations, re-exports and calls", () => {
  const source = `import { a } from "a";\nimport "b";\nexport * from "c";\nawait import("d");`;

  expect(importsOf(source)).toEqual(["a", "b", "c", "d"]);
});

test("arguments end at the parenthesis that closes them", () => {
  expect(argumentsAt("f(a(b), c) + d()", 1)).toBe("a(b), c");
});
