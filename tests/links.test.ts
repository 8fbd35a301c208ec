import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { committedFiles, ROOT, readText } from "./workspace.ts";

const pages = committedFiles().filter((path) => path.endsWith(".md"));

test("every link between pages leads somewhere", () => {
  const broken = pages.flatMap((page) =>
    linksOf(readText(page))
      .filter((link) => !existsSync(join(ROOT, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );

  expect(broken).toEqual([]);
});

test("every decision is in the table of contents", () => {
  const decisions = pages.filter((page) => page.startsWith("docs/decisions/"));
  const listed = linksOf(readText("docs/README.md")).map((link) => `docs/${link}`);

  expect(decisions.filter((page) => !listed.includes(page))).toEqual([]);
});

/** The files that a page links to, without the sections in them. */
function linksOf(page: string): string[] {
  return [...page.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? "")
    .filter((link) => !/^(?:https?:|mailto:|#)/.test(link))
    .map((link) => link.replace(/#.*$/, ""));
}
