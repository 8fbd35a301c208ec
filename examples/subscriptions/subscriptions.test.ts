import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("sees the room get warmer, change by change", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output.match(/\d+ degrees/g)).toEqual(["20 degrees", "25 degrees", "30 degrees"]);
});
