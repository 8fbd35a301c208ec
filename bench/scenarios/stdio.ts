import { measureLatency } from "../measure-latency.ts";
import { onPair } from "../on-pair.ts";
import { ONE_AND_MANY } from "../one-and-many.ts";
import { oursBy } from "../ours-by.ts";
import type { Scenario } from "../scenario.ts";

const ALONE = { label: "c=1", metric: "p50", words: "p50" } as const;
const MANY = { label: "c=64", metric: "perSecond", words: "calls/s" } as const;

/** Calls of a server in a child process, each client with its own server. */
export const stdio: Scenario = {
  name: "stdio",
  title: "tools/call echo, over stdio to a child process",
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
    { key: "perSecond", title: "calls/s", digits: 0 },
    { key: "cpu", title: "client CPU µs/call", digits: 1 },
    { key: "p50", title: "p50 µs", digits: 0 },
  ],
  measure: onPair("stdio", measureLatency),
  // The pipe itself is half of official-1's time at c=1: nothing can be twice as fast.
  targets: [
    oursBy({ ...ALONE, other: "floor", atMost: 1.45 }),
    oursBy({ ...MANY, other: "floor", atLeast: 1 / 1.4 }),
    oursBy({ ...MANY, other: "official-1", atLeast: 3 }),
    oursBy({ ...MANY, other: "official-2", atLeast: 5 }),
    oursBy({ ...MANY, other: "tmcp", atLeast: 1.6 }),
  ],
};
