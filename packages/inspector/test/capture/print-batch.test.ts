import { expect, test } from "vitest";
import { printBatch } from "../../src/capture/print-batch.ts";
import { toLine } from "../../src/index.ts";
import { inspectedPair } from "../call-through.ts";

/** What an inspector holds after calls of some tools. */
async function heldDrafts(names: readonly string[]) {
  await using pair = await inspectedPair();
  const before = pair.inspector.feed.held().length;
  for (const name of names) await pair.client.callTool(name, { city: "Oslo", why: "Rain" });
  return pair.inspector.feed.held().slice(before);
}

const kindsOf = (lines: readonly string[]) =>
  lines.map((line) => (JSON.parse(line) as { kind: string }).kind);

test("what is printed at once is what the records say", async () => {
  const drafts = await heldDrafts(["fail", "fail"]);

  expect(drafts.length).toBeGreaterThan(20);
  expect(printBatch(drafts, true)).toEqual(drafts.flatMap((draft) => draft.records().map(toLine)));
});

test("steps are printed where they are wanted, and actions where they made something, too", async () => {
  const drafts = await heldDrafts(["fail"]);
  const actions = (detail: boolean) =>
    kindsOf(printBatch(drafts, detail)).filter((kind) => kind === "act").length;

  expect(kindsOf(printBatch(drafts, true))).toContain("step");
  expect(kindsOf(printBatch(drafts, false))).not.toContain("step");
  expect(actions(false)).toBe(2);
  expect(actions(true)).toBeGreaterThan(2);
});

test("progress is conflated, and the call it is of is not", async () => {
  const drafts = await heldDrafts(["echo", "echo"]);
  const repeated = printBatch(drafts, true).filter((line) => line.includes('"times":'));

  expect(repeated.length).toBeGreaterThan(0);
  expect(kindsOf(repeated)).not.toContain("end");
});
