import { expect, test } from "vitest";
import { optionsPage, shownShapes } from "../scripts/options/options-page.ts";
import { exportsOf } from "./docstrings.ts";
import { readText } from "./workspace.ts";

test("docs/reference/options.md shows the options as their types have them", () => {
  const page = readText("docs/reference/options.md");

  expect(page, "Run scripts/write-options-page.ts").toBe(optionsPage());
});

test.each([...shownShapes().values()])("every option of $name says what it does", (shape) => {
  const silent = shape.options.filter(({ about }) => about === "").map(({ name }) => name);

  expect(silent).toEqual([]);
});

test.each(["client", "server", "inspector", "model", "testing"])(
  "the options that the package %s exports are on the page",
  (folder) => {
    const shown = shownShapes();
    const missing = exportsOf(folder)
      .map(({ name }) => name)
      .filter((name) => /Options$|Limits$/.test(name) && !shown.has(name));

    expect(missing).toEqual([]);
  },
);
