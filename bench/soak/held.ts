import { getEventListeners } from "node:events";
import type { Client } from "@mcp-actors/client";
import { RequestError } from "@mcp-actors/machine";
import type { ServerCounts } from "@mcp-actors/server";
import { textOf } from "../text-of.ts";

/** What the call that asks holds itself. */
const ASKING = { connections: 1, running: 1, requests: 1, slots: 1 };

/** How long the server may take to hear of what its client gave up, in ms. */
const PATIENCE = 2000;

/** What a server holds for a client beside its calls, by count; `unknown` where wires are cut as it is told. */
export type Standing = Readonly<Record<string, number>> | "unknown";

/** What is still held at either end while no call is in flight, in words; nothing if all was let go. */
export async function leftovers(
  client: Client,
  { signal, standing = {} }: { readonly signal: AbortSignal; readonly standing?: Standing },
): Promise<string[]> {
  const listeners = getEventListeners(signal, "abort").length;
  return [
    ...nonZero({ ...client.counts }),
    ...nonZero({ "listeners on the signal that calls shared": listeners }),
    ...(standing === "unknown" ? [] : await leftAtServer(client, standing)),
  ];
}

async function leftAtServer(
  client: Client,
  standing: Exclude<Standing, string>,
): Promise<readonly string[]> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const held = changesSince(ASKING, { ...(await heldByServer(client)) });
    const left = nonZero(changesSince(standing, held));
    if (left.length === 0 || performance.now() > until) {
      return left.map((count) => `${count} of the server`);
    }
  }
}

/** What the server says that it holds; one that was killed just now is asked again, as the next one. */
async function heldByServer(client: Client): Promise<ServerCounts> {
  for (;;) {
    try {
      return JSON.parse(await textOf(client.callTool("held", {})));
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

/** What holds this process and what listens to it, whoever asked for it; timers that hold nothing are in the counts. */
export function hostCounts(): Readonly<Record<string, number>> {
  const timers = process.getActiveResourcesInfo().filter((name) => name === "Timeout");
  const listeners = HOST_EVENTS.map((name) => [`${name} listeners`, process.listenerCount(name)]);
  return { "timers that hold the process": timers.length, ...Object.fromEntries(listeners) };
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
