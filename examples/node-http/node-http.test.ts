import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("calls a tool of a server beside routes of a plain server of Node's, in both eras", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toMatch(/^2026-07-28 .*Hello, Ada!/m);
  expect(output).toMatch(/^2025-11-25 .*Hello, Ada!/m);
  expect(output).toContain("/health 200 well");
  expect(output).toContain("/elsewhere 404");
});
