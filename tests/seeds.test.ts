import { expect, test } from "vitest";
import { readText } from "./workspace.ts";

const page = readText("docs/reference/seeds.md");

/** The rows of the page's tables, each as its mechanism and the files that it names. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:mechanism|---)/.test(line))
  .map((line) => {
    const [, mechanism = "", where = "", shownBy = ""] = line.split(/(?<!\\)\|/);
    return { mechanism: mechanism.trim(), where: filesIn(where), shownBy: filesIn(shownBy) };
  });

test("the page has the mechanisms of both documents", () => {
  expect(page.match(/^\| mechanism \| where \| shown by \|$/gm)).toHaveLength(2);
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows)("$mechanism Its files do it, and its tests show it", ({ where, shownBy }) => {
  expect(where.length).toBeGreaterThan(0);
  expect(shownBy.length).toBeGreaterThan(0);
  for (const file of where) expect(readText(file)).toMatch(/^(?:export|import) /m);
  for (const file of shownBy) expect(readText(file)).toMatch(/\btest(?:\.each)?\b/);
});

function filesIn(cell: string): string[] {
  return [...cell.matchAll(/\]\(\.\.\/\.\.\/([^)]+)\)/g)].map(([, path]) => path ?? "");
}
