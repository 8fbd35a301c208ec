import { measureAmongSessions } from "../http/measure-among-sessions.ts";
import { HTTP_WARM_UP } from "../http/warm-up.ts";
import type { Scenario } from "../scenario.ts";

const CASES = [
  { label: "in one of 1", sessions: 1 },
  { label: "in one of 10", sessions: 10 },
  { label: "in one of 100", sessions: 100 },
  { label: "in one of 1000", sessions: 1000 },
  { label: "in one of 10000", sessions: 10_000 },
  { label: "in each of 10000", sessions: 10_000, spread: true },
] as const;

/**
 * Whether a request in a session costs a server more because other sessions are open.
 *
 * One that is asked again and again while the others are idle is another thing than all that are asked in turn: there
 * each request finds nothing of its session in the caches of the processor.
 */
export const sessionGrowth: Scenario = {
  name: "session-growth",
  title: "tools/call echo in one of many sessions over HTTP, the server alone",
  implementations: ["ours"],
  // So many connections since a server that mostly waits spends more on waking up than on a request.
  cases: CASES.map((each) => ({ ...each, concurrency: 32, warmUp: HTTP_WARM_UP })),
  metrics: [
    { key: "cpu", title: "CPU µs/request", digits: 0 },
    { key: "growth", title: "× alone", digits: 2 },
    { key: "bytes", title: "bytes/session", digits: 0 },
  ],
  nodeFlags: ["--expose-gc"],
  measure: measureAmongSessions,
  targets: CASES.map(({ label }) => ({
    title: `${label}: CPU of ours by CPU alone`,
    value: (results) =>
      results.spread({ case: label, implementation: "ours", metric: "growth" }).median,
    atMost: 1.3,
  })),
};
