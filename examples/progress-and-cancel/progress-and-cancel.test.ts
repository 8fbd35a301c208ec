import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("hears how warm it is, and cancels what would never end", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toContain("20 degrees\n40 degrees\n60 degrees\n80 degrees\n100 degrees\n");
  expect(output).toContain("It boils.");
  expect(output).toMatch(/^cancelled .*that is warm enough/m);
});
