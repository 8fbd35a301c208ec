import { heapUsed } from "../heap-used.ts";
import { type InspectedPair, openInspected } from "../inspector/inspected-pair.ts";
import type { Onlooker } from "../inspector/onlooker.ts";
import { measureWarmCalls } from "../measure-calls.ts";
import type { Results } from "../results.ts";
import type { Sample, Scenario, Subject, Target } from "../scenario.ts";

const ONLOOKERS: readonly Onlooker[] = [
  "nobody",
  "off",
  "flight",
  "viewer",
  "paused viewer",
  "observer",
  "stately",
];
const WIRES = [
  { wire: "inMemory", name: "in memory" },
  { wire: "stdio", name: "stdio" },
] as const;

/** Calls before those that are measured: with fewer, most of what inspection costs is that its code is new. */
const WARM_UP = { inMemory: 40_000, stdio: 30_000 } as const;

/**
 * What it costs the processes that are inspected, whoever looks on.
 *
 * Processes that are inspected live long, so that both ends are warm: as many calls come before, whoever looks on.
 */
export const inspector: Scenario = {
  name: "inspector",
  title: "tools/call echo, both ends inspected, by who looks on",
  implementations: ["ours"],
  cases: WIRES.flatMap(({ wire, name }) =>
    ONLOOKERS.map((onlooker) => ({ label: `${name}, ${onlooker}`, wire, onlooker })),
  ),
  metrics: [
    { key: "cpu", title: "CPU µs/call, both ends", digits: 2 },
    { key: "heap", title: "heap of the client MB", digits: 1 },
  ],
  nodeFlags: ["--expose-gc"],
  measure: measureInspected,
  targets: [
    more("in memory", "flight", 10),
    more("in memory", "viewer", 20),
    times("in memory", "off", 1.1),
    times("stdio", "off", 1.1),
    times("stdio", "flight", 1.3),
    times("stdio", "viewer", 2),
    {
      title: "heap that a paused viewer costs, in MB",
      value: (results) => of(results, "in memory", "paused viewer", "heap") - bare(results, "heap"),
      atMost: 64,
    },
  ],
};

async function measureInspected({ run }: Subject): Promise<Sample> {
  const { onlooker = "nobody", wire } = run;
  const between = wire === "stdio" ? "stdio" : "inMemory";
  const inspected = await openInspected(between, onlooker);
  const pair = { ...inspected, hang() {}, progress: () => Promise.resolve(0) };
  for (let call = 0; call < WARM_UP[between]; call++) await inspected.echo("before");
  const before = await inspected.serverCpu();
  const { calls = 1, cpu = 0 } = await measureWarmCalls(pair, run);
  const served = (await inspected.serverCpu()) - before;
  const heap = (await heapUsed()) / 1e6;
  await closed(inspected);
  return { cpu: cpu + served / calls, heap };
}

/** What hangs on would keep the process. */
function closed({ close }: InspectedPair): Promise<unknown> {
  return Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 1000))]);
}

function of(results: Results, wire: string, onlooker: Onlooker, metric: string): number {
  const label = `${wire}, ${onlooker}`;
  return results.spread({ case: label, implementation: "ours", metric }).median;
}

function bare(results: Results, metric: string): number {
  return of(results, "in memory", "nobody", metric);
}

/** How much more a call costs than with an inspector that is off, in µs. */
function more(wire: string, onlooker: Onlooker, atMost: number): Target {
  return {
    title: `${wire}: µs that ${onlooker} costs above off`,
    value: (results) => of(results, wire, onlooker, "cpu") - of(results, wire, "off", "cpu"),
    atMost,
  };
}

function times(wire: string, onlooker: Onlooker, atMost: number): Target {
  return {
    title: `${wire}: CPU with ${onlooker} by that with nobody`,
    value: (results) =>
      results.ratio(
        { case: `${wire}, ${onlooker}`, implementation: "ours", metric: "cpu" },
        { case: `${wire}, nobody`, implementation: "ours", metric: "cpu" },
      ).median,
    atMost,
  };
}
