import { measureCalls } from "../measure-calls.ts";
import { onPair } from "../on-pair.ts";
import type { Pair } from "../pair.ts";
import type { Run, Sample, Scenario } from "../scenario.ts";

const ENDS = [1, 10_000];
const OTHERS = [1, 10, 100, 1_000, 5_000, 10_000];

/** Whether a call costs more because others are waiting. */
export const growth: Scenario = {
  name: "growth",
  title: "tools/call echo, in memory, while other calls wait for their answers",
  implementations: ["ours", "official-1", "official-2", "official-2-modern", "vscode-jsonrpc"],
  cases: OTHERS.map((inFlight) => ({
    label: labelOf(inFlight),
    inFlight,
    // The curve is of ours; others stand beside its ends.
    ...(ENDS.includes(inFlight) ? {} : { implementations: ["ours"] }),
  })),
  metrics: [
    { key: "cpu", title: "CPU µs/call", digits: 2 },
    { key: "growth", title: "× alone", digits: 2 },
  ],
  measure: onPair("inMemory", measureAmongOthers),
  targets: OTHERS.map((inFlight) => ({
    title: `CPU of ours with ${labelOf(inFlight)} by CPU alone`,
    value: (results) =>
      results.spread({ case: labelOf(inFlight), implementation: "ours", metric: "growth" }).median,
    atMost: 1.3,
  })),
};

function labelOf(inFlight: number): string {
  return `${inFlight} in flight`;
}

/** Both in one process, so that only the others differ; once before, so that both run warm. */
async function measureAmongOthers(pair: Pair, run: Run): Promise<Sample> {
  await measureCalls(pair, run);
  const { cpu: alone = Number.NaN } = await measureCalls(pair, run);
  for (let call = 0; call < (run.inFlight ?? 0); call++) pair.hang();
  const { cpu = Number.NaN } = await measureCalls(pair, run);
  return { cpu, growth: cpu / alone };
}
