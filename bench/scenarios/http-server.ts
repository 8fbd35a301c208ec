import { measureLoad } from "../http/measure-load.ts";
import { HTTP_WARM_UP } from "../http/warm-up.ts";
import { oursBy } from "../ours-by.ts";
import type { Scenario } from "../scenario.ts";

const CASES = [
  { label: "stateless", kind: "stateless", concurrency: 64, warmUp: HTTP_WARM_UP },
  { label: "session", kind: "session", concurrency: 64, warmUp: HTTP_WARM_UP },
] as const;

/**
 * What a request costs a server over HTTP, each in its own process under the same load of bytes.
 *
 * Every server answers as it does by default: in a session the official ones with a
 * stream of events, ours with JSON. What counts is how much CPU that took: how many
 * requests came in a second says more of who else used the machine.
 */
export const httpServer: Scenario = {
  name: "http-server",
  title: "tools/call echo, the server alone, 64 connections of a raw client",
  implementations: ["ours", "official-1", "official-2", "tmcp", "floor"],
  cases: CASES,
  metrics: [
    { key: "perCore", title: "requests/s a core", digits: 0 },
    { key: "perSecond", title: "requests/s", digits: 0 },
  ],
  measure: measureLoad,
  targets: CASES.flatMap(({ label }) => {
    const faster = { label, metric: "perCore", words: "requests/s a core" };
    return [
      oursBy({ ...faster, other: "official-1", atLeast: 5 }),
      oursBy({ ...faster, other: "official-2", atLeast: 5 }),
      oursBy({ ...faster, other: "floor", atLeast: 0.7 }),
    ];
  }),
};
