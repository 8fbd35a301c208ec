import { expect, test } from "vitest";
import { areas } from "../scripts/cases/areas.ts";
import { casesPage } from "../scripts/cases/cases-page.ts";
import { numberedTests } from "../scripts/cases/numbered-tests.ts";
import { readText } from "./workspace.ts";

const tests = numberedTests();
const numbers = areas.flatMap(({ cases }) => Object.keys(cases).map(Number));

test("docs/reference/cases.md shows the cases and their tests as they are", () => {
  expect(readText("docs/reference/cases.md"), "Run scripts/list-cases.ts").toBe(casesPage());
});

test("every case has a test, or says what it waits for", () => {
  const bare = areas.flatMap(({ cases, waits = {} }) =>
    Object.keys(cases)
      .map(Number)
      .filter((number) => !tests.has(number) && waits[number] === undefined),
  );

  expect(bare).toEqual([]);
});

test("every number in a title is that of one case", () => {
  expect([...tests.keys()].filter((number) => !numbers.includes(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
