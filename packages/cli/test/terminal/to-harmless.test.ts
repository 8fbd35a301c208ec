import { expect, test } from "vitest";
import { toHarmless } from "../../src/terminal/to-harmless.ts";

const ESC = "\u001b";

test.each([
  ["plain text, its lines and tabs", "a\n\tb", "a\n\tb"],
  ["our colours", `${ESC}[31mred${ESC}[39m`, `${ESC}[31mred${ESC}[39m`],
  [
    "our styles within each other",
    `${ESC}[1m${ESC}[32mx${ESC}[39m${ESC}[22m`,
    `${ESC}[1m${ESC}[32mx${ESC}[39m${ESC}[22m`,
  ],
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
  ["styles that hide text or are not ours", `a${ESC}[8mb${ESC}[30;40mc${ESC}[4:3md`, "abcd"],
  ["marks that turn letters about", "a\u202egpj.exe\u2066b", "agpj.exeb"],
])("%s go", (_what, text, harmless) => {
  expect(toHarmless(text)).toBe(harmless);
});

test("a style that is left open ends with the text", () => {
  expect(toHarmless(`${ESC}[31mred`)).toBe(`${ESC}[31mred${ESC}[0m`);
});
