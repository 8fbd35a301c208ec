import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../src/", import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(new URL(name, folder), "utf8")] as const);

test.each([
  [
    "sets markup",
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/,
  ],
  ["sets markup through Preact", /dangerouslySetInnerHTML/],
  ["runs text", /\beval\(|new Function\(|javascript:/],
  ["loads anything", /\bfetch\(|XMLHttpRequest|\bimport\(|<script|<iframe|<link/],
  ["opens windows on its own", /window\.open|\blocation\.(?:href|assign\(|replace\()/],
])("no source %s", (_fault, pattern) => {
  const found = sources.filter(([, text]) => pattern.test(text)).map(([name]) => name);

  expect(found).toEqual([]);
});

test("every link to a new tab keeps this page to itself", () => {
  const links = sources.flatMap(([, text]) => text.match(/<a\b[\s\S]*?<\/a>/g) ?? []);

  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link).toContain('rel="noopener noreferrer"');
    expect(link).toContain('referrerpolicy="no-referrer"');
  }
});
