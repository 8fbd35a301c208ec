import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("a call that makes another is one trace over three processes", async () => {
  expect(await runExample(import.meta.dirname)).toBe(
    `CLIENT tools/call plan
  SERVER tools/call plan
    CLIENT tools/call forecast, progress 2 times
      SERVER tools/call forecast, progress 2 times
`,
  );
});
