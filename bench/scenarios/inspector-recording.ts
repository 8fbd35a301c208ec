import { createInspector, foldRecords, readRecords, toText } from "@mcp-actors/inspector";
import { recordCalls } from "../inspector/record-calls.ts";
import type { Sample, Scenario } from "../scenario.ts";

const RECORDS = 100_000;
const LABEL = "100,000 records";

/** How long a recording takes to open: its lines read, and folded to how everything stands. */
export const inspectorRecording: Scenario = {
  name: "inspector-recording",
  title: "a recording is read and folded",
  implementations: ["ours"],
  cases: [{ label: LABEL }],
  metrics: [
    { key: "ms", title: "ms", digits: 0 },
    { key: "megabytes", title: "MB", digits: 1 },
  ],
  measure: measureRecording,
  targets: [
    {
      title: "seconds until 100,000 records are read and folded",
      value: (results) =>
        results.spread({ case: LABEL, implementation: "ours", metric: "ms" }).median / 1000,
      atMost: 2,
    },
  ],
};

async function measureRecording(): Promise<Sample> {
  const inspector = createInspector({ mode: "flight", ring: { records: RECORDS, size: 2 ** 30 } });
  await recordCalls(inspector, RECORDS);
  const text = toText(inspector.records());
  inspector.mode = "off";
  const before = performance.now();
  const folded = foldRecords(readRecords(text).records);
  const ms = performance.now() - before;
  if (folded.requests.size === 0) throw new Error("Nothing was folded");
  return { ms, megabytes: text.length / 1e6 };
}
