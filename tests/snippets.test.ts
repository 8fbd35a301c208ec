import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { committedFiles, ROOT, readText } from "./workspace.ts";

/** A fenced block of a page that says which file it shows: ```js examples/hello/client.mjs */
interface Snippet {
  readonly page: string;
  readonly file: string;
  readonly text: string;
}

const snippets = committedFiles()
  .filter((path) => path.endsWith(".md"))
  .flatMap((page) => snippetsOf(page, readText(page)));

test("the first page shows programs that are in the repository", () => {
  const files = snippets.filter(({ page }) => page === "README.md").map(({ file }) => file);

  expect(files).toEqual(expect.arrayContaining(["examples/hello/client.mjs"]));
});

test.each(snippets)("$page shows $file as it is", ({ file, text }) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(text).toBe(readText(file));
});

function snippetsOf(page: string, text: string): Snippet[] {
  return [...text.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, file = "", shown = ""]) => ({
    page,
    file,
    text: shown,
  }));
}
