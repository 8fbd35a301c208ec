import { describe, expect, test } from "vitest";
import type { Page } from "../../src/capture/page.ts";
import { CaptureSource } from "../../src/hub/capture-source.ts";
import { createInspector, RecordReader } from "../../src/index.ts";
import { linesOf } from "../lines-of.ts";

/** A source over an inspector that was told to note something down so often. */
function open({ held = 100 } = {}) {
  const inspector = createInspector({ title: "test", ring: { records: held } });
  const source = new CaptureSource(inspector);
  const note = (count: number) => {
    for (let at = 0; at < count; at += 1) inspector.mark("note", at);
    inspector.flush();
  };
  return { inspector, source, note };
}

function read(lines: readonly string[]) {
  const reader = new RecordReader();
  for (const line of lines) reader.line(line);
  return reader.records;
}

test("everything that is held is given to a hub that knows nothing, its head first", () => {
  const { source, note } = open();
  note(3);

  const records = read(linesOf(source.pagesAfter(0)));

  expect(records.map(({ kind }) => kind)).toEqual(["head", "mark", "mark", "mark"]);
});

test("a hub is given what follows that which it has", () => {
  const { source, note } = open();
  note(5);

  expect(read(linesOf(source.pagesAfter(3))).map(({ seq }) => seq)).toEqual([4, 5]);
  expect(linesOf(source.pagesAfter(5))).toEqual([]);
});

test("what nobody holds any more is told as a gap, after who it is about", () => {
  const { inspector, source, note } = open({ held: 4 });
  inspector.attach({ role: "client", name: "app" });
  note(10);

  const records = read(linesOf(source.pagesAfter(0)));

  expect(records.map(({ kind }) => kind)).toEqual([
    "head",
    "peer",
    "gap",
    "mark",
    "mark",
    "mark",
    "mark",
  ]);
  expect(records[2]).toMatchObject({ from: 1, to: 7, lost: 7, why: "ring" });
});

test("a gap begins after what the hub has", () => {
  const { source, note } = open({ held: 4 });
  note(10);

  const gap = read(linesOf(source.pagesAfter(3))).find(({ kind }) => kind === "gap");

  expect(gap).toMatchObject({ from: 4, to: 6 });
});

test("what was not finished is finished before it is given, and heard by those who listen already", () => {
  const { inspector, source } = open();
  const heard: string[] = [];
  source.listen((page) => heard.push(...linesOf([page])));
  inspector.mark("late");

  const lines = linesOf(source.pagesAfter(0));

  expect(lines.at(-1)).toContain('"late"');
  expect(heard).toEqual([lines.at(-1)]);
});

test("whoever no longer listens hears nothing", () => {
  const { source, note } = open();
  const heard: string[] = [];
  const end = source.listen((page) => heard.push(...linesOf([page])));
  note(1);

  end();
  note(1);

  expect(heard).toHaveLength(1);
});

describe("of a batch that takes many pages", () => {
  /** What is heard of many notes by somebody who takes so many pages. */
  function heardOf(most: number) {
    const { inspector, source } = open({ held: 5000 });
    const pages: Page[] = [];
    source.listen(
      (page) => pages.push(page),
      () => pages.length < most,
    );
    for (let at = 0; at < 1500; at += 1) inspector.mark("note", "x".repeat(200));
    inspector.flush();
    return { source, pages };
  }

  test("whoever can take no more is given no more, and the rest by its number", () => {
    const all = heardOf(Number.POSITIVE_INFINITY);
    const { source, pages } = heardOf(2);

    expect(all.pages.length).toBeGreaterThan(3);
    expect(pages).toHaveLength(2);
    const seen = [...linesOf(pages), ...linesOf(source.pagesAfter(pages.at(-1)?.last ?? 0))];
    expect(read(seen).map(({ seq }) => seq)).toEqual(
      read(linesOf(all.pages)).map(({ seq }) => seq),
    );
  });
});

describe("of requests that nobody holds any more", () => {
  /** A source over a client that wrote many requests, each of which may be cancelled. */
  function asking({ count, isCancelled }: { count: number; isCancelled: boolean }) {
    const inspector = createInspector({ ring: { records: 10 } });
    const source = new CaptureSource(inspector);
    const end = inspector.attach({ role: "client", name: "app" });
    const wire = end.wire?.({ kind: "wire", facts: { address: "a", principal: "p" } });
    for (let id = 1; id <= count; id += 1) {
      wire?.sent({ jsonrpc: "2.0", id, method: "ping" });
      if (!isCancelled) continue;
      const params = { requestId: id };
      wire?.sent({ jsonrpc: "2.0", method: "notifications/cancelled", params });
    }
    inspector.flush();
    return source;
  }

  test.each([10, 20_000])("none stands that was cancelled, of %i", (count) => {
    const source = asking({ count, isCancelled: true });
    const before = read(linesOf(source.pagesAfter(0))).filter(({ seq }) => seq < 2 * count - 10);

    expect(before.filter((record) => "method" in record)).toEqual([]);
  });

  test("the newest stand that nobody answered", () => {
    const records = read(linesOf(asking({ count: 20_000, isCancelled: false }).pagesAfter(0)));
    const asked = records.filter((record) => "method" in record);

    expect(asked).toHaveLength(1010);
    expect(asked.at(-1)).toMatchObject({ id: 20_000 });
    expect(asked[0]).toMatchObject({ id: 18_991 });
  });
});
