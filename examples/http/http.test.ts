import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("calls a tool over HTTP in both eras, and is let in by a token alone", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toMatch(/^serving http:\/\/127\.0\.0\.1:\d+\/mcp\n/);
  expect(output.match(/looking for words/g)).toHaveLength(2);
  expect(output).toMatch(/^2026-07-28 .*Hello, Bob, from ada!/m);
  expect(output).toMatch(/^2025-11-25 .*Hello, Bob, from ada!/m);
  expect(output).toContain("401 Unauthorized: it wants to know who asks");
});
