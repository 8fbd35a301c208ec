import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("asks where to and then how, and books a seat in another process than the one that asked", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toMatch(/^A server starts\nWhere to\?\nWhich seat to Oslo\?\nA server starts\n/);
  expect(output).toContain("To Oslo, at the window.");
});
