import { expect, test } from "vitest";
import { contextChanges } from "../../../page/src/store/context-changes.ts";
import { densityOf } from "../../../page/src/store/density-of.ts";
import { formatMicros } from "../../../page/src/store/format-micros.ts";
import { methodStats } from "../../../page/src/store/method-stats.ts";
import { orderRequests } from "../../../page/src/store/order-requests.ts";
import { outcomeCounts } from "../../../page/src/store/outcome-counts.ts";
import { formatSize } from "../../../page/src/store/to-wire-line.ts";
import type { RequestView } from "../../../src/fold/request-view.ts";
import type { InspectionRecord } from "../../../src/records/index.ts";
import { START, twoProcesses } from "./records.ts";

function request(key: string, more: Partial<RequestView> = {}): RequestView {
  return {
    key,
    peer: "aa.1",
    side: "out",
    method: "tools/call",
    subject: "story",
    state: "completed",
    outcome: "completed",
    startedAt: START,
    endedAt: START + 10_000,
    phases: [],
    ticks: [],
    progressCount: 0,
    attempts: [],
    timers: [],
    messages: [],
    ...more,
  };
}

test.each([
  [310, "310 µs"],
  [9_500, "9.5 ms"],
  [25_400, "25 ms"],
  [1_380_000, "1.38 s"],
  [125_000_000, "2 min 5 s"],
  [3_720_000_000, "1 h 2 min"],
  [-5, "0 µs"],
])("writes %d µs as %s", (micros, text) => {
  expect(formatMicros(micros)).toBe(text);
});

test.each([
  [655, "655 B"],
  [3_100, "3.1 kB"],
  [2_500_000, "2.5 MB"],
])("writes %d characters as %s", (size, text) => {
  expect(formatSize(size)).toBe(text);
});

test("lists what is asked inside a request under it, whichever end told of it", () => {
  const requests = [
    request("a#1", { twin: "b#1" }),
    request("a#2"),
    request("b#1", { side: "in", twin: "a#1" }),
    request("b#5", { parent: "b#1", twin: "a#6" }),
    request("a#6", { side: "in", parent: "a#1", twin: "b#5" }),
  ];
  const ordered = orderRequests(requests, () => true);
  expect(ordered.map(({ view, depth }) => [view.key, depth])).toEqual([
    ["a#1", 0],
    ["b#5", 1],
    ["a#2", 0],
  ]);
  const filtered = orderRequests(requests, ({ key }) => key === "b#5");
  expect(filtered.map(({ depth }) => depth)).toEqual([0]);
});

test("counts requests by method, with how long those took that ended well", () => {
  const { outcome: _, endedAt: __, ...open } = request("a#9");
  const requests = [
    ...Array.from({ length: 20 }, (_value, index) =>
      request(`a#${index}`, { endedAt: START + (index + 1) * 1_000 }),
    ),
    request("a#30", { outcome: "timedOut" }),
    open,
    request("b#1", { side: "in", twin: "a#1" }),
    request("a#40", { method: "ping" }),
  ];
  expect(methodStats(requests)).toEqual([
    { method: "tools/call", count: 22, inFlight: 1, failed: 1, p50: 10, p95: 19 },
    { method: "ping", count: 1, inFlight: 0, failed: 0, p50: 10, p95: 10 },
  ]);
});

test("counts records over time, and those that tell of trouble", () => {
  const gap: InspectionRecord = {
    kind: "gap",
    peer: "aa",
    seq: 9,
    at: START + 9_500,
    from: 1,
    to: 2,
    lost: 2,
    why: "ring",
  };
  const { counts, troubles } = densityOf([...twoProcesses(), gap], START, START + 9_500);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(9);
  expect(counts[0]).toBe(4);
  expect(troubles.at(-1)).toBe(1);
});

test("counts requests by how they ended, each once", () => {
  const { outcome: _, ...open } = request("a#9");
  const requests = [
    request("a#1", { twin: "b#1" }),
    request("b#1", { side: "in", twin: "a#1", outcome: "answered" }),
    request("a#2", { isError: true }),
    request("a#3", { outcome: "failed" }),
    request("a#4", { outcome: "lost" }),
    request("a#5", { outcome: "timedOut" }),
    open,
  ];
  expect(outcomeCounts(requests)).toEqual({
    all: 6,
    live: 1,
    ok: 1,
    failed: 2,
    timedOut: 1,
    cancelled: 0,
    lost: 1,
    refused: 0,
  });
});

test("tells what each event changed, and what nobody took", () => {
  const head = { peer: "aa.1", actor: "x:1", at: START };
  const records: InspectionRecord[] = [
    {
      kind: "snap",
      ...head,
      seq: 1,
      type: "xstate.init",
      status: "active",
      value: "idle",
      context: { tries: 0, old: 1 },
    },
    { kind: "snap", ...head, seq: 2, type: "noise", status: "active", value: "idle" },
    { kind: "step", ...head, seq: 3, type: "odd", edges: [], unhandled: true },
    {
      kind: "snap",
      ...head,
      seq: 4,
      type: "go",
      status: "active",
      value: "busy",
      set: { tries: 1 },
      unset: ["old"],
    },
  ];
  const changes = contextChanges(records.map((record, index) => ({ step: index + 1, record })));
  expect(changes.map(({ type, state, isUnhandled }) => [type, state, isUnhandled])).toEqual([
    ["xstate.init", "idle", false],
    ["odd", "idle", true],
    ["go", "busy", false],
  ]);
  expect(changes.at(-1)?.changes).toEqual([
    { key: "tries", before: 0, after: 1 },
    { key: "old", before: 1, after: undefined },
  ]);
});
