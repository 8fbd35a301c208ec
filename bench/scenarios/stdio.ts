import { measureCalls } from "../measure-calls.ts";
import { onPair } from "../on-pair.ts";
import type { Scenario, Target } from "../scenario.ts";

/** Calls of a server in a child process, each client with its own server. */
export const stdio: Scenario = {
  name: "stdio",
  title: "tools/call echo, over stdio to a child process",
  implementations: ["ours", "official-1", "official-2", "floor"],
  cases: [
    { label: "c=1", concurrency: 1 },
    { label: "c=64", concurrency: 64 },
  ],
  metrics: [
    { key: "perSecond", title: "calls/s", digits: 0 },
    { key: "cpu", title: "client CPU µs/call", digits: 1 },
  ],
  measure: onPair("stdio", measureCalls),
  // The pipe itself is half of official-1's time at c=1: nothing can be twice as fast.
  targets: [fasterBy("c=1", 1.4), fasterBy("c=64", 2.5)],
};

function fasterBy(label: string, atLeast: number): Target {
  const perSecond = { case: label, metric: "perSecond" };
  return {
    title: `${label}: calls/s of ours by official-1`,
    value: (results) =>
      results.ratio(
        { ...perSecond, implementation: "ours" },
        { ...perSecond, implementation: "official-1" },
      ).median,
    atLeast,
  };
}
