import { expect, test } from "vitest";
import { readLines } from "../../../page/src/store/read-lines.ts";

async function linesOf(text: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const batch of readLines(new Blob([text]))) lines.push(...batch);
  return lines;
}

test.each([
  ["", []],
  ["one", ["one"]],
  ["one\ntwo\n", ["one", "two"]],
  ["one\n\ntwo", ["one", "", "two"]],
  ["Föhr 🏝\nb", ["Föhr 🏝", "b"]],
])("cuts %j into lines", async (text, lines) => {
  expect(await linesOf(text)).toEqual(lines);
});

test("hands a long file on in batches, whole", async () => {
  const lines = Array.from({ length: 12_000 }, (_, index) => `line ${index}`);
  const batches: number[] = [];
  const read: string[] = [];
  for await (const batch of readLines(new Blob([lines.join("\n")]))) {
    batches.push(batch.length);
    read.push(...batch);
  }
  expect(read).toEqual(lines);
  expect(batches.length).toBeGreaterThan(1);
});
