import { measureCalls } from "../measure-calls.ts";
import { onPair } from "../on-pair.ts";
import type { Scenario, Target } from "../scenario.ts";

/** What a round trip costs in one process: the runtime itself, with no wire. */
export const inMemory: Scenario = {
  name: "in-memory",
  title: "tools/call echo, in memory, both ends in one process",
  implementations: ["ours", "official-1", "official-2", "tmcp", "floor"],
  cases: [
    { label: "c=1", concurrency: 1 },
    { label: "c=64", concurrency: 64 },
  ],
  metrics: [
    { key: "cpu", title: "CPU µs/call", digits: 2 },
    { key: "perSecond", title: "calls/s", digits: 0 },
  ],
  measure: onPair("inMemory", measureCalls),
  targets: [atMostAQuarter("c=1"), atMostAQuarter("c=64")],
};

function atMostAQuarter(label: string): Target {
  const cpu = { case: label, metric: "cpu" };
  return {
    title: `${label}: CPU of ours by official-1`,
    value: (results) =>
      results.ratio({ ...cpu, implementation: "ours" }, { ...cpu, implementation: "official-1" })
        .median,
    atMost: 0.25,
  };
}
