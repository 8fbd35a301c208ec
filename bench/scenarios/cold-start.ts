import { MODULES } from "../cold/modules.ts";
import { runCold } from "../cold/run-cold.ts";
import { oursBy } from "../ours-by.ts";
import type { Sample, Scenario, Subject } from "../scenario.ts";

const SERVER = "import of the server";
const CLIENT = "import of the client";
const FIRST_CALL = "imports and a first call in memory";
const BY_OFFICIAL = { metric: "cpu", words: "CPU", other: "official-1" } as const;

/** Processes of which a sample is the middle: one alone says more of what else ran. */
const PROCESSES = 5;

/** What a program waits for before it does anything, each time in a process that has loaded nothing. */
export const coldStart: Scenario = {
  name: "cold-start",
  title: "what a process that begins waits for",
  implementations: ["ours", "official-1", "official-2", "tmcp"],
  cases: [{ label: SERVER }, { label: CLIENT }, { label: FIRST_CALL }],
  metrics: [
    { key: "cpu", title: "CPU ms", digits: 0 },
    { key: "wall", title: "ms", digits: 0 },
  ],
  measure: measureStart,
  targets: [
    oursBy({ ...BY_OFFICIAL, label: SERVER, atMost: 0.35 }),
    oursBy({ ...BY_OFFICIAL, label: CLIENT, atMost: 0.35 }),
    oursBy({ ...BY_OFFICIAL, label: FIRST_CALL, atMost: 0.6 }),
  ],
};

async function measureStart({ implementation, run: { label } }: Subject): Promise<Sample> {
  const modules = MODULES[implementation];
  if (modules === undefined) throw new Error(`${implementation} has nothing to start`);
  const { folder, server, client, pair } = modules;
  const code: { readonly [label: string]: string | undefined } = {
    [SERVER]: `await import(${JSON.stringify(server)});`,
    [CLIENT]: client && `await import(${JSON.stringify(client)});`,
    [FIRST_CALL]: `await (await (await import(${JSON.stringify(pair)})).inMemory()).echo("once");`,
  };
  const chosen = code[label];
  if (chosen === undefined) return { cpu: Number.NaN, wall: Number.NaN };
  const samples: Sample[] = [];
  for (let each = 0; each < PROCESSES; each++) samples.push(await runCold(chosen, folder));
  return { cpu: middle(samples, "cpu"), wall: middle(samples, "wall") };
}

function middle(samples: readonly Sample[], key: string): number {
  const values = samples.map((sample) => sample[key] ?? Number.NaN).sort((a, b) => a - b);
  return values[values.length >> 1] ?? Number.NaN;
}
