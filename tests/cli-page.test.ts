import { expect, test } from "vitest";
import { OPTIONS } from "../packages/cli/src/arguments/option.ts";
import { COMMANDS } from "../packages/cli/src/commands/commands.ts";
import { readText } from "./workspace.ts";

const page = readText("docs/reference/cli.md");

test("the table of commands has every command, in the order of the help", () => {
  const rows = [...page.matchAll(/^\| `([a-z]+)[^|]*\|/gm)].map(([, name]) => name);
  const names = COMMANDS.map(({ name }) => name);

  expect(rows.filter((row) => names.includes(row ?? ""))).toEqual(names);
});

test.each(Object.keys(OPTIONS))("the page tells of --%s", (name) => {
  expect(page).toMatch(new RegExp(`\`[^\`\n]*--${name}\\b(?!-)`));
});
