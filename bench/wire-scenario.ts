import { measureLatency } from "./measure-latency.ts";
import { onPair } from "./on-pair.ts";
import { ONE_AND_MANY } from "./one-and-many.ts";
import { oursBy } from "./ours-by.ts";
import type { Wire } from "./pair.ts";
import type { Scenario } from "./scenario.ts";

/** The wire, and the title of its table. */
export interface WireScenarioOptions {
  readonly name: Wire;
  readonly title: string;
}

/** Calls over a wire that only ours speaks, both ends ours, by what the wire itself does bare. */
export function wireScenario({ name, title }: WireScenarioOptions): Scenario {
  return {
    name,
    title,
    implementations: ["ours", "floor"],
    cases: ONE_AND_MANY,
    metrics: [
      { key: "perSecond", title: "calls/s", digits: 0 },
      { key: "cpu", title: "client CPU µs/call", digits: 1 },
      { key: "p50", title: "p50 µs", digits: 0 },
    ],
    measure: onPair(name, measureLatency),
    targets: [
      oursBy({
        label: "c=64",
        metric: "perSecond",
        words: "calls/s",
        other: "floor",
        atLeast: 1 / 1.5,
      }),
    ],
  };
}
