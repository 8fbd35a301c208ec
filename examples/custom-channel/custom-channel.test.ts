import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("adds two numbers in another thread, over a channel that nobody built in", async () => {
  expect(await runExample(import.meta.dirname)).toContain("text: '42'");
});
