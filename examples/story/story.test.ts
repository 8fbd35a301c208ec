import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("tells a story about whom the client names, stops another in the middle, and answers sampling", async () => {
  const output = await runExample(import.meta.dirname);

  expect(output).toMatch(/^Once upon a time, there was a kind boy named Leo\. Leo .{100,}\.\n\n/);
  expect(output).toContain(" … (The reader left)\n");
  expect(output).toMatch(/type: 'text',\s+text: ' Ada/);
});
