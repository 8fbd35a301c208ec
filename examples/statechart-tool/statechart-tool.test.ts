import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("asks where to and then how, and books a seat", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toContain("Where to?\nWhich seat to Oslo?\n");
  expect(output).toContain("To Oslo, at the window.");
});
