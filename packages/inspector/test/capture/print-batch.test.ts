import { expect, test } from "vitest";
import { PAGE } from "../../src/capture/page.ts";
import { printBatch } from "../../src/capture/print-batch.ts";
import { toLine } from "../../src/index.ts";
import { inspectedPair } from "../call-through.ts";
import { linesOf } from "../lines-of.ts";

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
  expect(linesOf(printBatch(drafts, true))).toEqual(
    drafts.flatMap((draft) => draft.records().map(toLine)),
  );
});

test("steps are printed where they are wanted, and actions where they made something, too", async () => {
  const drafts = await heldDrafts(["fail"]);
  const actions = (detail: boolean) =>
    kindsOf(linesOf(printBatch(drafts, detail))).filter((kind) => kind === "act").length;

  expect(kindsOf(linesOf(printBatch(drafts, true)))).toContain("step");
  expect(kindsOf(linesOf(printBatch(drafts, false)))).not.toContain("step");
  expect(actions(false)).toBe(2);
  expect(actions(true)).toBeGreaterThan(2);
});

test("progress is conflated, and the call it is of is not", async () => {
  const drafts = await heldDrafts(["echo", "echo"]);
  const repeated = linesOf(printBatch(drafts, true)).filter((line) => line.includes('"times":'));

  expect(repeated.length).toBeGreaterThan(0);
  expect(kindsOf(repeated)).not.toContain("end");
});

test("pages end with a draft once they are full, and say which record was the last", async () => {
  const drafts = await heldDrafts(Array.from({ length: 150 }, () => "fail"));
  const pages = [...printBatch(drafts, true)];
  const lasts = new Set(drafts.map(({ seq, span }) => seq + span - 1));

  expect(pages.length).toBeGreaterThan(2);
  for (const { text, last } of pages) {
    expect(text.length).toBeLessThan(PAGE + 4096);
    expect(JSON.parse(text.slice(text.lastIndexOf("\n") + 1))).toMatchObject({ seq: last });
    expect(lasts).toContain(last);
  }
  expect(linesOf(pages)).toEqual(drafts.flatMap((draft) => draft.records().map(toLine)));
});
