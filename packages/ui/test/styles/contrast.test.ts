import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const tokens = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

/** Each colour of the style sheet, for light and for dark. */
const COLOURS = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

const SURFACES = ["page", "surface", "raised", "selected"];
const WORDS = "text quiet neutral info violet ok error warning muted".split(" ");
const FILLS = "neutral info violet ok error warning muted".split(" ").map((tone) => `${tone}-fill`);

/** How many times lighter the lighter one of two colours is, as WCAG 2.2 counts. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const colour = (name: string): string => {
    const found = COLOURS.get(name)?.[theme];
    if (found === undefined) throw new Error(`No colour is called ${name}`);
    return found;
  };
  const pairs = (inks: readonly string[], grounds: readonly string[]) =>
    inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

  test.each(pairs(WORDS, SURFACES))("%s on %s can be read (AA: 4.5)", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ["on-accent", "accent"],
    ["on-danger", "danger"],
  ])("%s on %s can be read (AA: 4.5)", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs([...FILLS, "edge", "focus"], ["page", "surface"]))(
    "%s on %s can be told apart (AA: 3)",
    (ink, ground) => {
      expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

test("black on white contrasts 21 times", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
