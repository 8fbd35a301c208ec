import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../src/styles/", import.meta.url);
const sheets = readdirSync(folder).map((name) => [
  name,
  readFileSync(new URL(name, folder), "utf8"),
]);
const text = sheets.map(([, sheet]) => sheet).join("\n");

test("the door imports every sheet", () => {
  const door = readFileSync(new URL("../styles.css", folder), "utf8");
  const imported = [...door.matchAll(/@import "\.\/styles\/([\w-]+\.css)";/g)].map(
    ([, name]) => name,
  );

  expect(imported.sort()).toEqual(sheets.map(([name]) => name).sort());
});

test.each(sheets)("%s loads nothing from elsewhere", (_name, sheet) => {
  expect(sheet).not.toMatch(/url\(|@font-face|@import|https?:/);
});

test("every custom property that is used is set somewhere", () => {
  const set = new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? "");

  // The list sets the height of its rows itself.
  expect(used.filter((name) => !set.has(name) && name !== "--row-height")).toEqual([]);
});

test("what moves stands still for people who asked for that", () => {
  const moving = [...text.matchAll(/([^{}]+)\{[^{}]*animation: (?!none)/g)].map(
    ([, selector = ""]) => selector.trim(),
  );
  const still =
    /prefers-reduced-motion: reduce\) \{([^{]+)\{\s*animation: none;/.exec(text)?.[1] ?? "";

  expect(moving.length).toBeGreaterThan(0);
  for (const selector of moving) {
    const last = selector.split(/[\s:[]/).filter((part) => part.startsWith("."))[0] ?? selector;
    expect(still).toContain(last);
  }
});

test("a state of every request has a colour", () => {
  const states = [...text.matchAll(/--state-([\w-]+):/g)].map(([, state]) => state);

  expect(states).toHaveLength(14);
});
