import type { Client } from "@mcp-actors/client";
import { heapUsed, leftovers, runningTimers } from "./held.ts";
import type { Ending } from "./kinds.ts";
import { runLoad } from "./load.ts";

const SLICES = 10;

// What a heap of this size moves by without a leak.
const HEAP_SLACK = 1.05;

/** One client, one wire, and many calls over it. */
export interface Phase {
  readonly name: string;
  readonly calls: number;
  readonly open: () => Promise<Client>;
  readonly random: () => number;
  /** What goes on beside the calls, until the signal says they are over; tells what it did. */
  readonly beside?: (client: Client, until: AbortSignal) => Promise<string>;
  readonly tolerated?: readonly Ending[];
}

/** A check and what speaks against it. */
export interface Verdict {
  readonly title: string;
  readonly faults: readonly string[];
}

/** Runs a phase slice by slice and judges what it left behind. */
export async function runPhase(phase: Phase): Promise<Verdict[]> {
  const timersBefore = runningTimers();
  const { signal } = new AbortController();
  const client = await phase.open();
  const { heaps, wrong } = await inSlices(phase, client, signal);
  const held = leftovers(client, signal);
  await client.close();
  const timers = runningTimers() - timersBefore;
  return [
    { title: "every call ends as its kind must", faults: wrong },
    { title: "nothing is held when no call is in flight", faults: held },
    { title: "no timer runs after close", faults: timers > 0 ? [`${timers} timers`] : [] },
    { title: "the heap does not grow", faults: growthOf(heaps) },
  ].map((verdict) => ({ ...verdict, title: `${phase.name}: ${verdict.title}` }));
}

async function inSlices(phase: Phase, client: Client, signal: AbortSignal) {
  const over = new AbortController();
  const beside = phase.beside?.(client, over.signal);
  const heaps: number[] = [];
  const wrong: string[] = [];
  for (let slice = 1; slice <= SLICES; slice++) {
    const { endings, wrong: these } = await runLoad(client, {
      calls: phase.calls / SLICES,
      concurrency: 64,
      random: phase.random,
      signal,
      tolerated: phase.tolerated ?? [],
    });
    heaps.push(await heapUsed());
    wrong.push(...these);
    if (slice === SLICES)
      for (const [ending, count] of endings) console.log(`  ${ending} ${count}`);
  }
  over.abort();
  const told = await beside;
  if (told !== undefined) console.log(`  ${told}`);
  return { heaps, wrong };
}

/** The first slice warms up; of the others, the second half is held against the first. */
function growthOf(heaps: readonly number[]): string[] {
  const warm = heaps.slice(1);
  const middle = warm.length >> 1;
  const early = Math.max(...warm.slice(0, middle));
  const late = Math.min(...warm.slice(middle));
  const growth = late / early;
  console.log(`  heap ${mib(early)} MiB, then ${mib(late)} MiB`);
  return growth > HEAP_SLACK ? [`${mib(early)} MiB grew to ${mib(late)} MiB`] : [];
}

function mib(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(2);
}
