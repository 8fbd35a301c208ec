import { getEventListeners } from "node:events";
import type { Client } from "@mcp-actors/client";

/** What is still held when nothing is on its way, in words; nothing if all was let go. */
export function leftovers(client: Client, signal: AbortSignal): string[] {
  const counts = Object.entries({ ...client.counts });
  const listeners = getEventListeners(signal, "abort").length;
  return [
    ...counts.filter(([, count]) => count !== 0).map(([name, count]) => `${count} ${name}`),
    ...(listeners === 0 ? [] : [`${listeners} listeners on the signal that calls shared`]),
  ];
}

/** Timers of this process that are running. */
export function runningTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
}

/** Bytes in use, after everything that can be collected was. */
export async function heapUsed(): Promise<number> {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error("Collecting garbage needs --expose-gc");
  for (let pass = 0; pass < 3; pass++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed;
}
