import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("lists, reads and completes notes, and misses one", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toContain("notes://summary\nnotes://day/monday\nnotes://day/tuesday\n");
  expect(output).toContain("notes://day/{day}\n");
  expect(output).toContain("Water the plants.");
  expect(output).toContain("[ 'tuesday' ]");
  expect(output).toMatch(/sunday.*\n$/);
});
