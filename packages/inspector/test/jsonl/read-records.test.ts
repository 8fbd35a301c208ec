import { expect, test } from "vitest";
import { readRecords, toText } from "../../src/index.ts";
import { inspectedPair } from "../call-through.ts";

test("reads what was written", async () => {
  await using pair = await inspectedPair();
  await pair.client.callTool("echo", { city: "Oslo" });
  const records = pair.inspector.records();

  const read = readRecords(toText(records));

  expect(read.records).toEqual(records);
  expect(read.broken).toEqual([]);
});

test.each([
  ["is no JSON", "{oops", "Line is no JSON"],
  ["is no record", "[1]", "Line is no record: it has no kind"],
  ["has no number", '{"kind":"ev","peer":"p","at":1}', "Record has no number"],
  ["has no time", '{"kind":"ev","peer":"p","seq":1}', "Record has no time"],
  ["has no peer", '{"kind":"ev","at":1,"seq":1}', "Record has no peer"],
])("names a line that %s, and reads on", (_, line, problem) => {
  const good = '{"kind":"mark","peer":"p","seq":1,"at":1,"source":"user","label":"x"}';

  const read = readRecords(`${good}\n${line}\n${good}\n`);

  expect(read.records).toHaveLength(2);
  expect(read.broken).toEqual([{ line: 2, problem }]);
});

test("keeps lines of a kind that it does not know", () => {
  expect(readRecords('{"kind":"weather","sun":true}').unknown).toEqual([
    { kind: "weather", sun: true },
  ]);
});

test("refuses a version that it cannot read", () => {
  const head = {
    kind: "head",
    peer: "p",
    seq: 0,
    at: 1,
    format: "mcp-actors.records",
    version: 99,
  };

  expect(() => readRecords(JSON.stringify(head))).toThrow(
    "Records are of version 99, and this reads up to 1",
  );
});
