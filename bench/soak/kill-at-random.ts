import type { Client } from "@mcp-actors/client";
import { textOf } from "../text-of.ts";
import type { Verdict } from "./phase.ts";

/** How long a server lives at least and how much longer at most, in ms: often too short for its first answers. */
const SHORTEST_LIFE = 30;
const SPREAD = 170;

interface KillOptions {
  readonly random: () => number;
  readonly until: AbortSignal;
  /** How many kills make a test of it; after them the server lives, for one that starts is slow. */
  readonly times: number;
}

/** Kills the client's server again and again, as the system kills what it has no memory for. */
export async function killAtRandom(client: Client, options: KillOptions): Promise<Verdict> {
  let kills = 0;
  while (kills < options.times && !options.until.aborted) {
    await new Promise((resolve) => setTimeout(resolve, SHORTEST_LIFE + options.random() * SPREAD));
    if (options.until.aborted) break;
    const pid = await serverOf(client);
    if (pid === undefined) continue;
    process.kill(pid, "SIGKILL");
    kills++;
  }
  console.log(`  ${kills} kills`);
  const title = "the server died often enough to show anything";
  return { title, faults: kills < options.times ? [`${kills} of ${options.times} kills`] : [] };
}

/** The server's process; undefined where it went away while it was asked. */
async function serverOf(client: Client): Promise<number | undefined> {
  try {
    return Number(await textOf(client.callTool("pid", {})));
  } catch {
    return undefined;
  }
}
