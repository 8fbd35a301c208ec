import { expect, test } from "vitest";
import { toHarmless } from "../../src/terminal/to-harmless.ts";

const ESC = "\u001b";

test.each([
  ["plain text, its lines and tabs", "a\n\tb", "a\n\tb"],
  ["colours", `${ESC}[31mred${ESC}[0m`, `${ESC}[31mred${ESC}[0m`],
  ["letters of every script", "Ødegård 漢字 🙂", "Ødegård 漢字 🙂"],
])("%s stay", (_what, text, harmless) => {
  expect(toHarmless(text)).toBe(harmless);
});

test.each([
  ["moves of the cursor", `a${ESC}[2Jb${ESC}[1;1Hc`, "a[2Jb[1;1Hc"],
  ["titles of the window", `${ESC}]0;title\u0007`, "]0;title"],
  ["returns to the start of the line", "yes\rno", "yesno"],
  ["bells before what looks like a colour", "\u0007[31m", "[31m"],
  ["controls of eight bits", "\u009b31m", "31m"],
])("%s go", (_what, text, harmless) => {
  expect(toHarmless(text)).toBe(harmless);
});
