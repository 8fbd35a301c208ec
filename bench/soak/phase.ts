import type { Client } from "@mcp-actors/client";
import type { Server } from "@mcp-actors/server";
import { heapUsed } from "../heap-used.ts";
import { type HeapSample, heapFaults } from "./heap-growth.ts";
import { changesSince, hostCounts, leftovers, nonZero, type Standing } from "./held.ts";
import type { Ending } from "./kinds.ts";
import { runLoad, type Tally } from "./load.ts";

const SLICES = 15;

/** One client, one wire, and many calls over it. */
export interface Phase {
  readonly name: string;
  readonly calls: number;
  readonly open: () => Promise<Opened>;
  readonly random: () => number;
  /** What goes on beside the calls, until the signal says they are over. */
  readonly beside?: (client: Client, until: AbortSignal) => Promise<Verdict>;
  readonly tolerated?: readonly Ending[];
  /** What the heap may move by, however few the calls, in bytes; default 256 KiB. */
  readonly noise?: number;
}

/** A client that is connected. */
export interface Opened {
  readonly client: Client;
  /** Where it lives in this process. */
  readonly server?: Server;
  /** What the server holds for it beside its calls; default nothing. */
  readonly standing?: Standing;
  /** Ends what stands on the other side, once the client is closed. */
  readonly close?: () => Promise<void>;
}

/** A check and what speaks against it. */
export interface Verdict {
  readonly title: string;
  readonly faults: readonly string[];
}

/** Runs a phase slice by slice and judges what it left behind. */
export async function runPhase(phase: Phase): Promise<Verdict[]> {
  const before = hostCounts();
  const { signal } = new AbortController();
  const { client, server, close, standing } = await phase.open();
  const { heaps, tally, besides } = await inSlices(phase, client, signal);
  const held = await leftovers(client, { signal, ...(standing !== undefined && { standing }) });
  await client.close();
  await close?.();
  const left = {
    ...changesSince(before, hostCounts()),
    ...client.counts,
    ...server?.counts,
  };
  return [
    { title: "every call ends as its kind must", faults: tally.wrong },
    { title: "nothing is held while no call is in flight", faults: held },
    { title: "nothing is held after close", faults: nonZero(left) },
    { title: "the heap does not grow", faults: heapFaults(heaps, phase.noise) },
    ...besides,
  ].map((verdict) => ({ ...verdict, title: `${phase.name}: ${verdict.title}` }));
}

async function inSlices(phase: Phase, client: Client, signal: AbortSignal) {
  const over = new AbortController();
  const beside = phase.beside?.(client, over.signal);
  const heaps: HeapSample[] = [];
  const tally: Tally = { endings: new Map(), wrong: [] };
  for (let slice = 1; slice <= SLICES; slice++) {
    await runLoad(client, tally, {
      calls: phase.calls / SLICES,
      concurrency: 64,
      random: phase.random,
      signal,
      tolerated: phase.tolerated ?? [],
    });
    heaps.push({ calls: (slice * phase.calls) / SLICES, bytes: await heapUsed() });
  }
  over.abort();
  const besides = beside === undefined ? [] : [await beside];
  for (const [ending, count] of tally.endings) console.log(`  ${ending} ${count}`);
  return { heaps, tally, besides };
}
