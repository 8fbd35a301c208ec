import { expect, test } from "vitest";
import { toLine } from "../../src/terminal/to-line.ts";

test.each([
  ["text that fits stays", "50% done", 10, "50% done"],
  ["text that does not is cut", "50% done", 5, "50% d"],
  ["lines become one", "one\n two\r\n\tthree", 80, "one two three"],
  ["what takes two columns counts as two", "漢字漢字", 5, "漢字"],
  ["an accent of its own takes none", "e\u0301e\u0301e\u0301", 2, "e\u0301e\u0301"],
  ["a family is cut as a whole", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 15, "👩‍👩‍👧‍👦"],
  ["styles take no room, and are left out", "\u001b[31mred\u001b[39m", 3, "red"],
  ["nothing fits into nothing", "text", 0, ""],
])("%s", (_what, text, columns, line) => {
  expect(toLine(text, columns)).toBe(line);
});
