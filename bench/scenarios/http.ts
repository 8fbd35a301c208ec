import { measureBothEnds } from "../http/measure-both-ends.ts";
import { onHttpPair } from "../http/on-http-pair.ts";
import { HTTP_WARM_UP } from "../http/warm-up.ts";
import { oursBy } from "../ours-by.ts";
import type { Scenario } from "../scenario.ts";

const CASES = [
  { label: "stateless, c=1", kind: "stateless", concurrency: 1, warmUp: HTTP_WARM_UP },
  { label: "stateless, c=64", kind: "stateless", concurrency: 64, warmUp: HTTP_WARM_UP },
  { label: "session, c=1", kind: "session", concurrency: 1, warmUp: HTTP_WARM_UP },
  { label: "session, c=64", kind: "session", concurrency: 64, warmUp: HTTP_WARM_UP },
] as const;

/**
 * Calls over HTTP, each client with a server of its own kind in a process of its own.
 *
 * What counts is the CPU of both: how many calls came back in a second says more of
 * who else used the machine. The promise is about 64 calls in flight; one at a time, where
 * most of a call is the waking of two processes, is there to be seen.
 */
export const http: Scenario = {
  name: "http",
  title: "tools/call echo, over Streamable HTTP to another process",
  implementations: ["ours", "official-1", "official-2", "tmcp", "floor"],
  cases: CASES,
  metrics: [
    { key: "perCore", title: "calls/s a core, both ends", digits: 0 },
    { key: "cpu", title: "client CPU µs/call", digits: 1 },
    { key: "perSecond", title: "calls/s", digits: 0 },
  ],
  measure: onHttpPair(measureBothEnds),
  targets: [
    ...CASES.filter(({ concurrency }) => concurrency === 64).flatMap(({ label }) => {
      const faster = { label, metric: "perCore", words: "calls/s a core" };
      return [
        oursBy({ ...faster, other: "official-1", atLeast: 10 }),
        oursBy({ ...faster, other: "official-2", atLeast: 10 }),
        oursBy({ ...faster, other: "tmcp", atLeast: 2.5 }),
        oursBy({ ...faster, other: "floor", atLeast: 0.65 }),
      ];
    }),
    {
      title: "c=64: CPU of ours for a call in a session by CPU for one without",
      value: (results) =>
        results.ratio(
          { case: "session, c=64", implementation: "ours", metric: "both" },
          { case: "stateless, c=64", implementation: "ours", metric: "both" },
        ).median,
      atMost: 1.3,
    },
  ],
};
