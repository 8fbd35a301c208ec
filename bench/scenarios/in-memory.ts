import { measureCalls } from "../measure-calls.ts";
import { onPair } from "../on-pair.ts";
import { ONE_AND_MANY } from "../one-and-many.ts";
import { oursBy } from "../ours-by.ts";
import type { Scenario } from "../scenario.ts";

/** What a round trip costs in one process: the runtime itself, with no wire. */
export const inMemory: Scenario = {
  name: "in-memory",
  title: "tools/call echo, in memory, both ends in one process",
  implementations: [
    "ours",
    "official-1",
    "official-2",
    "official-2-modern",
    "tmcp",
    "vscode-jsonrpc",
    "floor",
  ],
  cases: ONE_AND_MANY,
  metrics: [
    { key: "cpu", title: "CPU µs/call", digits: 2 },
    { key: "perSecond", title: "calls/s", digits: 0 },
  ],
  measure: onPair("inMemory", measureCalls),
  targets: ONE_AND_MANY.flatMap(({ label }) => {
    const cpu = { label, metric: "cpu", words: "CPU" };
    return [
      oursBy({ ...cpu, other: "official-1", atMost: 1 / 6 }),
      oursBy({ ...cpu, other: "official-2", atMost: 1 / 12 }),
      oursBy({ ...cpu, other: "tmcp", atMost: 1 / 2 }),
    ];
  }),
};
