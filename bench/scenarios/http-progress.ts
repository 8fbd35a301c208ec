import { onHttpPair } from "../http/on-http-pair.ts";
import { measureProgress } from "../measure-progress.ts";
import { oursBy } from "../ours-by.ts";
import type { Scenario } from "../scenario.ts";

const CASES = [
  { label: "stateless", kind: "stateless" },
  { label: "session", kind: "session" },
] as const;

/** Progress notifications of one call over HTTP: what each costs, and how many never arrive. */
export const httpProgress: Scenario = {
  name: "http-progress",
  title: "a progress notification, 10,000 in one call, over Streamable HTTP",
  implementations: ["ours", "official-1", "official-2", "floor"],
  cases: CASES,
  metrics: [
    { key: "wall", title: "µs each", digits: 1 },
    { key: "lost", title: "lost a call", digits: 1 },
  ],
  measure: onHttpPair(measureProgress),
  targets: CASES.flatMap(({ label }) => {
    const faster = { label, metric: "wall", words: "time", atMost: 0.25 };
    return [
      {
        title: `${label}: progress of ours lost, in the worst round`,
        value: (results) =>
          results.spread({ case: label, implementation: "ours", metric: "lost" }).most,
        atMost: 0,
      },
      oursBy({ ...faster, other: "official-1" }),
      oursBy({ ...faster, other: "official-2" }),
    ];
  }),
};
