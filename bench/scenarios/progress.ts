import { measureProgress } from "../measure-progress.ts";
import { onPair } from "../on-pair.ts";
import { oursBy } from "../ours-by.ts";
import type { Scenario } from "../scenario.ts";

const LABEL = "10,000 a call";

/** Progress notifications of one call over stdio: what each costs, and how many never arrive. */
export const progress: Scenario = {
  name: "progress",
  title: "a progress notification, many in one call, over stdio",
  implementations: [
    "ours",
    "official-1",
    "official-2",
    "official-2-modern",
    "vscode-jsonrpc",
    "floor",
  ],
  cases: [{ label: LABEL }],
  metrics: [
    { key: "wall", title: "µs each", digits: 1 },
    { key: "lost", title: "lost a call", digits: 1 },
  ],
  measure: onPair("stdio", measureProgress),
  targets: [
    {
      title: "progress of ours lost or out of order, in the worst round",
      value: (results) =>
        results.spread({ case: LABEL, implementation: "ours", metric: "lost" }).most,
      atMost: 0,
    },
    oursBy({ label: LABEL, metric: "wall", words: "time", other: "official-1", atMost: 0.2 }),
    oursBy({ label: LABEL, metric: "wall", words: "time", other: "floor", atMost: 1.4 }),
  ],
};
