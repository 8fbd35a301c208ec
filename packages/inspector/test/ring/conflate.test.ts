import { expect, test } from "vitest";
import { foldRecords, type InspectionRecord } from "../../src/index.ts";
import { conflate } from "../../src/ring/conflate.ts";

const head = (seq: number) => ({ peer: "p.1", seq, at: seq * 1000 });
const progress = (seq: number, token: number): InspectionRecord => ({
  kind: "wire",
  ...head(seq),
  wire: 1,
  what: "notification",
  dir: "in",
  method: "notifications/progress",
  message: { method: "notifications/progress", params: { progressToken: token, progress: seq } },
  size: 50,
});
const snap = (seq: number, rest: object): InspectionRecord => ({
  kind: "snap",
  ...head(seq),
  actor: "x:1",
  type: "GO",
  status: "active",
  ...rest,
});

test("keeps the last progress of each request, with how many it stands for", () => {
  const kept = conflate([progress(1, 1), progress(2, 2), progress(3, 1), progress(4, 1)]);

  expect(kept).toEqual([progress(2, 2), { ...progress(4, 1), times: 3 }]);
});

test.each<[string, InspectionRecord]>([
  [
    "requests",
    {
      kind: "wire",
      ...head(1),
      wire: 1,
      what: "request",
      dir: "in",
      id: 1,
      method: "progress",
      message: {},
      size: 2,
    },
  ],
  [
    "results",
    { kind: "wire", ...head(1), wire: 1, what: "result", dir: "in", id: 1, message: {}, size: 2 },
  ],
  [
    "errors",
    { kind: "wire", ...head(1), wire: 1, what: "error", dir: "in", id: 1, message: {}, size: 2 },
  ],
  ["births", { kind: "actor", ...head(1), actor: "x:1", id: "a", root: "x:1", logic: "machine" }],
  ["ends", { kind: "end", ...head(1), of: "actor", actor: "x:1", status: "done" }],
  ["dead letters", { kind: "ev", ...head(1), actor: "x:1", type: "progress.received", dead: true }],
  [
    "unhandled events",
    {
      kind: "step",
      ...head(1),
      actor: "x:1",
      type: "progress.received",
      edges: [],
      unhandled: true,
    },
  ],
  ["first states", snap(1, { type: "xstate.init" })],
])("keeps all %s", (_, record) => {
  expect(conflate([record, record, record])).toEqual([record, record, record]);
});

test("the state after is that of all", () => {
  const batch = [
    snap(1, { type: "xstate.init", value: "a", context: { n: 0, gone: 1, back: 1 } }),
    snap(2, { value: "b", set: { n: 1, new: 1 }, unset: ["back"] }),
    snap(3, { value: "c", set: { n: 2, back: 2 }, unset: ["gone"] }),
    snap(4, { value: "b", set: { n: 3 }, unset: ["new"] }),
  ];
  const [all, few] = [foldRecords(batch), foldRecords(conflate(batch))].map(({ actors }) =>
    actors.get("p.1/x:1"),
  );

  expect(conflate(batch)).toHaveLength(2);
  expect(few?.context).toEqual({ n: 3, back: 2 });
  expect(few?.context).toEqual(all?.context);
  expect(few?.value).toEqual(all?.value);
});

test("keeps each action that made something, and of the others the last", () => {
  const act = (seq: number): InspectionRecord => ({
    kind: "act",
    ...head(seq),
    actor: "lean:1",
    action: "send",
  });
  const sent = (seq: number, cause: number): InspectionRecord => ({
    kind: "wire",
    ...head(seq),
    wire: 1,
    what: "request",
    dir: "out",
    id: seq,
    method: "ping",
    message: {},
    size: 2,
    cause,
  });

  const kept = conflate([act(1), sent(2, 1), act(3), act(4), act(5), sent(6, 5), act(7)]);

  expect(kept.map(({ seq }) => seq)).toEqual([1, 2, 5, 6, 7]);
});
