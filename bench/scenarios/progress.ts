import type { Pair } from "../pair.ts";
import type { Run, Sample, Scenario } from "../scenario.ts";

const LABEL = "10,000 a call";

// Calls that are measured, one after another: one alone is over too soon.
const CALLS = 5;

/** Progress notifications of one call over stdio: what each costs, and how many never arrive. */
export const progress: Scenario = {
  name: "progress",
  title: "a progress notification, many in one call, over stdio",
  wire: "stdio",
  implementations: ["ours", "official-1", "official-2", "floor"],
  cases: [{ label: LABEL }],
  metrics: [
    { key: "wall", title: "µs each", digits: 1 },
    { key: "lost", title: "lost a call", digits: 1 },
  ],
  measure: measureProgress,
  targets: [
    {
      title: "progress of ours lost, in the worst round",
      value: (results) =>
        results.spread({ case: LABEL, implementation: "ours", metric: "lost" }).most,
      atMost: 0,
    },
    {
      title: "time of ours by official-1",
      value: (results) =>
        results.ratio(
          { case: LABEL, implementation: "ours", metric: "wall" },
          { case: LABEL, implementation: "official-1", metric: "wall" },
        ).median,
      atMost: 0.2,
    },
  ],
};

async function measureProgress(pair: Pair, { count }: Run): Promise<Sample> {
  await pair.progress(count);
  const before = performance.now();
  let received = 0;
  for (let call = 0; call < CALLS; call++) received += await pair.progress(count);
  const wall = (performance.now() - before) * 1000;
  return { wall: wall / (CALLS * count), lost: count - received / CALLS };
}
