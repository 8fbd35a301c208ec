import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("answers a form with its defaults, and declines the next", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toContain("What will you have? [ 'drink', 'cups' ]");
  expect(output).toContain("How was the tea? [ 'stars' ]");
  expect(output).toContain("1 tea, no word");
});
