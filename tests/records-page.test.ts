import { expect, test } from "vitest";
import { RECORD_FIELDS } from "../packages/inspector/src/jsonl/record-fields.ts";
import { recordsPage } from "../scripts/records/records-page.ts";
import { readText } from "./workspace.ts";

test("docs/reference/inspector-records.md shows the records as their types have them", () => {
  const page = readText("docs/reference/inspector-records.md");

  expect(page, "Run scripts/write-records-page.ts").toBe(recordsPage());
});

test.each([...RECORD_FIELDS])("the page tells of %s, and of what it must have", (kind, fields) => {
  const [, section = ""] = recordsPage().split(`## \`${kind}\`\n`);
  const own = section.split("\n## ")[0] ?? "";

  const inherited = new Set(["actor", "wire"]);
  for (const name of Object.keys(fields)) {
    if (!inherited.has(name)) expect(own).toContain(`| \`${name}\` |`);
  }
});
