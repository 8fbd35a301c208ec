import { existsSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { headingAnchors } from "./heading-anchors.ts";
import { committedFiles, ROOT, readText } from "./workspace.ts";

const pages = committedFiles().filter((path) => path.endsWith(".md"));

/** Every link of a page to something in this repository. */
const links = pages.flatMap((page) =>
  linksOf(readText(page)).map((link) => {
    const [file = "", anchor = ""] = link.split("#");
    const target = file === "" ? page : posix.join(posix.dirname(page), file);
    return { words: `${page}: ${link}`, target, anchor };
  }),
);

test("every link between pages leads somewhere", () => {
  const broken = links.filter(({ target }) => !existsSync(posix.join(ROOT, target)));

  expect(broken.map(({ words }) => words)).toEqual([]);
});

test("every link to a section of a page leads to one", () => {
  const toSections = links.filter(({ target, anchor }) => target.endsWith(".md") && anchor !== "");
  const broken = toSections.filter(
    ({ target, anchor }) => !headingAnchors(readText(target)).has(anchor),
  );

  expect(toSections.length).toBeGreaterThan(0);
  expect(broken.map(({ words }) => words)).toEqual([]);
});

test("every decision is in the table of contents", () => {
  expect(unlisted("docs/decisions/", "docs/README.md")).toEqual([]);
});

test("every guide and every page of reference is in the table of contents", () => {
  expect(unlisted("docs/guides/", "docs/README.md")).toEqual([]);
  expect(unlisted("docs/reference/", "docs/README.md")).toEqual([]);
  expect(unlisted("docs/start/", "docs/README.md")).toEqual([]);
});

test("every example is on the page of examples", () => {
  const folders = committedFiles()
    .filter((path) => /^examples\/[^/]+\/package\.json$/.test(path))
    .map((path) => posix.dirname(path));

  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((folder) => !isListed(folder, "docs/examples.md"))).toEqual([]);
});

function unlisted(folder: string, contents: string): string[] {
  return pages.filter((page) => page.startsWith(folder) && !isListed(page, contents));
}

function isListed(path: string, contents: string): boolean {
  return links.some(({ words, target }) => words.startsWith(`${contents}:`) && target === path);
}

/** What a page links to, without what is elsewhere. */
function linksOf(page: string): string[] {
  return [...page.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? "")
    .filter((link) => !/^(?:https?:|mailto:)/.test(link));
}
