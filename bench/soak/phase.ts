import type { Client } from "@mcp-actors/client";
import type { Server } from "@mcp-actors/server";
import { heapUsed } from "../heap-used.ts";
import { leftovers, nonZero, runningTimers } from "./held.ts";
import type { Ending } from "./kinds.ts";
import { runLoad, type Tally } from "./load.ts";

const SLICES = 10;

// What a heap of this size moves by without a leak.
const HEAP_SLACK = 1.05;

/** One client, one wire, and many calls over it. */
export interface Phase {
  readonly name: string;
  readonly calls: number;
  /** Connects; `server` where it lives in this process. */
  readonly open: () => Promise<{ readonly client: Client; readonly server?: Server }>;
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
  const { client, server } = await phase.open();
  const { heaps, tally } = await inSlices(phase, client, signal);
  const held = await leftovers(client, signal);
  await client.close();
  const left = {
    "running timers": runningTimers() - timersBefore,
    ...client.counts,
    ...server?.counts,
  };
  return [
    { title: "every call ends as its kind must", faults: tally.wrong },
    { title: "nothing is held while no call is in flight", faults: held },
    { title: "nothing is held after close", faults: nonZero(left) },
    { title: "the heap does not grow", faults: growthOf(heaps) },
  ].map((verdict) => ({ ...verdict, title: `${phase.name}: ${verdict.title}` }));
}

async function inSlices(phase: Phase, client: Client, signal: AbortSignal) {
  const over = new AbortController();
  const beside = phase.beside?.(client, over.signal);
  const heaps: number[] = [];
  const tally: Tally = { endings: new Map(), wrong: [] };
  for (let slice = 1; slice <= SLICES; slice++) {
    await runLoad(client, tally, {
      calls: phase.calls / SLICES,
      concurrency: 64,
      random: phase.random,
      signal,
      tolerated: phase.tolerated ?? [],
    });
    heaps.push(await heapUsed());
  }
  over.abort();
  const told = await beside;
  for (const [ending, count] of tally.endings) console.log(`  ${ending} ${count}`);
  if (told !== undefined) console.log(`  ${told}`);
  return { heaps, tally };
}

/** The first slice warms up; of the others, the second half is held against the first. */
function growthOf(heaps: readonly number[]): string[] {
  const warm = heaps.slice(1);
  const middle = warm.length >> 1;
  const early = Math.max(...warm.slice(0, middle));
  const late = Math.min(...warm.slice(middle));
  console.log(`  heap ${mib(early)} MiB, then ${mib(late)} MiB`);
  return late > early * HEAP_SLACK ? [`${mib(early)} MiB grew to ${mib(late)} MiB`] : [];
}

function mib(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(2);
}
