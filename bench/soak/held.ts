import { getEventListeners } from "node:events";
import type { Client } from "@mcp-actors/client";
import { RequestError } from "@mcp-actors/machine";
import { textOf } from "../text-of.ts";

/** What is still held while no call is in flight, in words; nothing if all was let go. */
export async function leftovers(client: Client, signal: AbortSignal): Promise<string[]> {
  const listeners = getEventListeners(signal, "abort").length;
  const { running } = JSON.parse(await heldByServer(client));
  return [
    ...nonZero({ ...client.counts }),
    ...nonZero({ "listeners on the signal that calls shared": listeners }),
    // The call that asks is one.
    ...nonZero({ "handlers that have not settled": running - 1 }),
  ];
}

/** What the server says that it holds; one that was killed just now is asked again, as the next one. */
async function heldByServer(client: Client): Promise<string> {
  for (;;) {
    try {
      return await textOf(client.callTool("held", {}));
    } catch (error) {
      if (!(error instanceof RequestError) || error.outcome !== "lost") throw error;
    }
  }
}

/** The counts that are not zero, in words. */
export function nonZero(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${count} ${name}`);
}

/** What this process runs and listens to, whoever asked for it. */
export function hostCounts(): Readonly<Record<string, number>> {
  const timers = process.getActiveResourcesInfo().filter((name) => name === "Timeout");
  const listeners = HOST_EVENTS.map((name) => [`${name} listeners`, process.listenerCount(name)]);
  return { "running timers": timers.length, ...Object.fromEntries(listeners) };
}

const HOST_EVENTS = ["exit", "beforeExit", "SIGINT", "SIGTERM", "unhandledRejection", "warning"];

/** By how much counts went up or down since. */
export function changesSince(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(now).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  );
}
