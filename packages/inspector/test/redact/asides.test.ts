import { expect, test } from "vitest";
import { cutMarkOf } from "../../src/records/cut-mark.ts";
import { Asides } from "../../src/redact/asides.ts";
import { Redactor } from "../../src/redact/redactor.ts";

const ABOUT = { kind: "wire", part: "message" };
const PROSE = "all work and no play. ".repeat(1000);

function open(now?: () => number) {
  const asides = new Asides(now);
  asides.isOpen = true;
  return asides;
}

/** The whole of what a redactor cut. */
function wholeOf(value: string, hook?: ConstructorParameters<typeof Redactor>[0], asides = open()) {
  const shown = new Redactor(hook, asides).print(value, ABOUT);
  return asides.get(cutMarkOf(shown.slice(1, -1))?.name ?? "");
}

test("a text that is cut is kept whole", () => {
  expect(wholeOf(PROSE)).toBe(PROSE);
});

test.each([
  ["a text", `${PROSE} Authorization: Bearer abcdefghijklmnop`],
  [
    "JSON in a text",
    JSON.stringify({ list: Array(500).fill(PROSE.slice(0, 100)), apiKey: "abcdefghijklmnop" }),
  ],
  [
    "long JSON in a text",
    JSON.stringify({ list: Array(900).fill(PROSE.slice(0, 100)), apiKey: "abcdefghijklmnop" }),
  ],
])("a secret in %s is not kept", (_, text) => {
  const whole = wholeOf(text);

  expect(whole).toContain("redacted · ");
  expect(whole).not.toContain("abcdefghijklmnop");
});

test("nothing is kept that a hook had no look at", () => {
  expect(wholeOf(PROSE, (value) => value)).toBeUndefined();
});

test("nothing is kept while nobody can ask", () => {
  expect(wholeOf(PROSE, undefined, new Asides())).toBeUndefined();
});

test("a process that cuts much keeps some of it, and looks through no more", () => {
  let now = 0;
  const asides = open(() => now);
  const texts = Array.from({ length: 20 }, (_, index) => `${index} ${"word ".repeat(40_000)}`);
  const keep = (text: string) => {
    asides.keep(text.slice(0, 4), text);
    return asides.get(text.slice(0, 4)) !== undefined;
  };

  expect(texts.filter(keep)).toHaveLength(5);
  now += 1000;
  expect(texts.slice(5).filter(keep)).toHaveLength(1);
});

test("what was kept first goes first where it is too much", () => {
  let now = 0;
  const asides = open(() => now);
  for (let index = 0; index < 100; index += 1) {
    now += 1000;
    asides.keep(String(index), `${index}${"word ".repeat(40_000)}`);
  }

  expect(asides.get("0")).toBeUndefined();
  expect(asides.get("99")).toBeDefined();
});
