import { getEventListeners } from "node:events";
import type { Client } from "@mcp-actors/client";
import { textOf } from "../text-of.ts";

/** What is still held while no call is in flight, in words; nothing if all was let go. */
export async function leftovers(client: Client, signal: AbortSignal): Promise<string[]> {
  const listeners = getEventListeners(signal, "abort").length;
  const { running } = JSON.parse(await textOf(client.callTool("held", {})));
  return [
    ...nonZero({ ...client.counts }),
    ...nonZero({ "listeners on the signal that calls shared": listeners }),
    // The call that asks is one.
    ...nonZero({ "handlers that have not settled": running - 1 }),
  ];
}

/** The counts that are not zero, in words. */
export function nonZero(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${count} ${name}`);
}

/** Timers of this process that are running. */
export function runningTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
}
