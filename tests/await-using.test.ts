import { expect, test } from "vitest";
import { committedFiles, readText } from "./workspace.ts";

const SYNTAX = /\bawait using\b/;
const RUNS = /\bnode (examples\/[\w./-]+\.ts)/g;
/** That Node 24 reads it, or where that is said. */
const SAYS_WHICH = /\bNode 24\b|#which-node\)/;

// Decisions and changes are of their day.
const pages = committedFiles().filter(
  (path) => path.endsWith(".md") && !/^(docs\/decisions|\.changeset)\//.test(path),
);

const shown = pages.filter((page) => SYNTAX.test(readText(page)) || runsSyntax(readText(page)));

test("pages show the syntax that Node 24 is the first to read", () => {
  expect(shown).toEqual(expect.arrayContaining(["docs/examples.md", "docs/guides/http.md"]));
});

test.each(shown)("%s, which shows await using, says which Node reads it", (page) => {
  expect(readText(page)).toMatch(SAYS_WHICH);
});

function runsSyntax(text: string): boolean {
  return [...text.matchAll(RUNS)].some(([, file = ""]) => SYNTAX.test(readText(file)));
}
