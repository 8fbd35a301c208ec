import { MODULES } from "../cold/modules.ts";
import { NODES } from "../cold/nodes.ts";
import { runCold } from "../cold/run-cold.ts";
import { oursBy } from "../ours-by.ts";
import type { Case, Sample, Scenario, Subject } from "../scenario.ts";

const SERVER = "import of the server";
const CLIENT = "import of the client";
const FIRST_CALL = "imports and a first call in memory";
const BY_OFFICIAL = { metric: "cpu", words: "CPU", other: "official-1" } as const;

/** Processes of which a sample is the middle: one alone says more of what else ran. */
const PROCESSES = 5;

// Half of a first call is Zod's, which every program of these loads, and each line of Node takes another time for it.
const firstCalls: readonly Case[] = NODES.map(({ line, program }) => ({
  label: `${FIRST_CALL}, Node ${line}`,
  node: program,
}));

/** What a program waits for before it does anything, each time in a process that has loaded nothing. */
export const coldStart: Scenario = {
  name: "cold-start",
  title: "what a process that begins waits for",
  implementations: [
    "ours",
    "official-1",
    "official-2",
    "official-2-modern",
    "tmcp",
    "vscode-jsonrpc",
    "floor",
  ],
  cases: [{ label: SERVER }, { label: CLIENT }, ...firstCalls],
  metrics: [
    { key: "cpu", title: "CPU ms", digits: 0 },
    { key: "wall", title: "ms", digits: 0 },
  ],
  measure: measureStart,
  targets: [
    oursBy({ ...BY_OFFICIAL, label: SERVER, atMost: 0.35 }),
    oursBy({ ...BY_OFFICIAL, label: CLIENT, atMost: 0.35 }),
    ...firstCalls.map(({ label }) => oursBy({ ...BY_OFFICIAL, label, atMost: 0.6 })),
  ],
};

async function measureStart({ implementation, run }: Subject): Promise<Sample> {
  const modules = MODULES[implementation];
  if (modules === undefined) throw new Error(`${implementation} has nothing to start`);
  const { folder, server, client, pair } = modules;
  const { label, node = process.execPath } = run;
  const code = label.startsWith(FIRST_CALL)
    ? `await (await (await import(${JSON.stringify(pair)})).inMemory()).echo("once");`
    : importing(label === SERVER ? server : client);
  if (code === undefined) return { cpu: Number.NaN, wall: Number.NaN };
  const samples: Sample[] = [];
  for (let each = 0; each < PROCESSES; each++) samples.push(await runCold({ code, folder, node }));
  return { cpu: middle(samples, "cpu"), wall: middle(samples, "wall") };
}

function importing(specifier: string | undefined): string | undefined {
  return specifier && `await import(${JSON.stringify(specifier)});`;
}

function middle(samples: readonly Sample[], key: string): number {
  const values = samples.map((sample) => sample[key] ?? Number.NaN).sort((a, b) => a - b);
  return values[values.length >> 1] ?? Number.NaN;
}
