import { expect, test } from "vitest";
import { runExample } from "../../tests/run-example.ts";

test("loses the call that took the server down, and makes the next in a new process", async () => {
  const output = await runExample(import.meta.dirname);

  const [before, after] = [...output.matchAll(/text: '(\d+)'/g)].map(([, pid]) => pid);

  expect(output).toContain("ready\nreconnecting\nlost\n");
  expect(before).toBeDefined();
  expect(after).not.toBe(before);
});
