import { expect, test } from "vitest";
import { chromeTrace } from "../../../page/src/exports/chrome-trace.ts";
import { foldRecords } from "../../../src/fold/recording.ts";
import { twoProcesses } from "../store/records.ts";

test("writes each request of each end as a span, in µs from the first record", () => {
  const { traceEvents } = JSON.parse(chromeTrace(foldRecords(twoProcesses())));
  expect(traceEvents).toMatchObject([
    { ph: "M", args: { name: "app (client)" }, pid: 1 },
    { ph: "M", args: { name: "calls (server)" }, pid: 2 },
    { ph: "X", cat: "call", name: "tools/call story", pid: 1, ts: 1_000, dur: 8_500 },
    { ph: "X", name: "pending", pid: 1 },
    { ph: "X", cat: "served", name: "tools/call story", pid: 2, ts: 1_400, dur: 7_600 },
    { ph: "X", pid: 2 },
  ]);
});
