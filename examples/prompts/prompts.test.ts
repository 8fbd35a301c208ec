import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("lists a prompt, completes its language and fills it in", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toContain("translate Translate");
  expect(output).toContain("[ 'French', 'Frisian' ]");
  expect(output).toContain("Translate into Frisian: Good day");
});
