import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("calls two tools, one with a value and one with a text, and sees one fail", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toContain("to_ounces Converts a weight.");
  expect(output).toContain("{ ounces: 3.53 }");
  expect(output).toContain("Flour, water, salt, time.");
  expect(output).toMatch(/^true .*No cake here, only bread and soup/ms);
});
