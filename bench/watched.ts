import type { ImplementationName } from "./implementations.ts";
import type { Series } from "./results.ts";
import type { Scenario } from "./scenario.ts";
import * as scenarios from "./scenarios/index.ts";

/** A cost of ours by that of another, which is looked at with every change; less is better. */
export interface Watched {
  readonly scenario: Scenario;
  readonly case: string;
  readonly metric: string;
  readonly other: ImplementationName;
}

const { bundle, coldStart, heap, httpFetch, inMemory, sessions, stdio, tcp, websocket } = scenarios;

/** Few, for they are to take minutes; and costs rather than times, which say more of who else used the machine. */
export const WATCHED: readonly Watched[] = [
  { scenario: inMemory, case: "c=1", metric: "cpu", other: "official-1" },
  { scenario: inMemory, case: "c=64", metric: "cpu", other: "official-1" },
  { scenario: stdio, case: "c=64", metric: "cpu", other: "official-1" },
  { scenario: tcp, case: "c=64", metric: "cpu", other: "floor" },
  { scenario: websocket, case: "c=64", metric: "cpu", other: "floor" },
  { scenario: httpFetch, case: "50 tools", metric: "cpu", other: "official-1" },
  { scenario: heap, case: "10,000 in flight", metric: "bytes", other: "official-1" },
  { scenario: sessions, case: "20 tools", metric: "bytes", other: "official-1" },
  { scenario: coldStart, case: "import of the server", metric: "cpu", other: "official-1" },
  { scenario: coldStart, case: "import of the client", metric: "cpu", other: "official-1" },
  { scenario: bundle, case: "client in a browser", metric: "gzipped", other: "official-1" },
  { scenario: bundle, case: "server in a worker", metric: "gzipped", other: "official-1" },
];

/** How a watched ratio is called in the baseline. */
export function nameOf({ scenario, case: label, metric, other }: Watched): string {
  return `${scenario.name}, ${label}: ${metric} by ${other}`;
}

/** The two series of which it is the ratio: ours, and that of the other. */
export function seriesOf({ case: label, metric, other }: Watched): readonly [Series, Series] {
  const of = { case: label, metric };
  return [
    { ...of, implementation: "ours" },
    { ...of, implementation: other },
  ];
}

/** The scenario, with nothing in it that none of some ratios is of. */
export function narrowed(scenario: Scenario, watched: readonly Watched[]): Scenario {
  const labels = new Set(watched.map((each) => each.case));
  const names = new Set<ImplementationName>(["ours", ...watched.map(({ other }) => other)]);
  return {
    ...scenario,
    cases: scenario.cases.filter(({ label }) => labels.has(label)),
    implementations: scenario.implementations.filter((name) => names.has(name)),
  };
}
