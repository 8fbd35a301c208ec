import { expect, test } from "vitest";
import { CaptureSource } from "../../src/hub/capture-source.ts";
import { createInspector, RecordReader } from "../../src/index.ts";

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

  const records = read(source.linesAfter(0));

  expect(records.map(({ kind }) => kind)).toEqual(["head", "mark", "mark", "mark"]);
});

test("a hub is given what follows that which it has", () => {
  const { source, note } = open();
  note(5);

  expect(read(source.linesAfter(3)).map(({ seq }) => seq)).toEqual([4, 5]);
  expect(source.linesAfter(5)).toEqual([]);
});

test("what nobody holds any more is told as a gap, after who it is about", () => {
  const { inspector, source, note } = open({ held: 4 });
  inspector.attach({ role: "client", name: "app" });
  note(10);

  const records = read(source.linesAfter(0));

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

  const gap = read(source.linesAfter(3)).find(({ kind }) => kind === "gap");

  expect(gap).toMatchObject({ from: 4, to: 6 });
});

test("what was not finished is finished before it is given, and heard by those who listen already", () => {
  const { inspector, source } = open();
  const heard: string[] = [];
  source.listen((lines) => heard.push(...lines));
  inspector.mark("late");

  const lines = source.linesAfter(0);

  expect(lines.at(-1)).toContain('"late"');
  expect(heard).toEqual([lines.at(-1)]);
});

test("whoever no longer listens hears nothing", () => {
  const { source, note } = open();
  const heard: string[] = [];
  const end = source.listen((lines) => heard.push(...lines));
  note(1);

  end();
  note(1);

  expect(heard).toHaveLength(1);
});
