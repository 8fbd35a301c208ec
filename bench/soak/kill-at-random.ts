import type { Client } from "@mcp-actors/client";
import { textOf } from "../text-of.ts";

/** Kills the client's server again and again, as the system kills what it has no memory for. */
export async function killAtRandom(
  client: Client,
  options: { readonly random: () => number; readonly until: AbortSignal },
): Promise<number> {
  let kills = 0;
  while (!options.until.aborted) {
    await new Promise((resolve) => setTimeout(resolve, 200 + options.random() * 800));
    if (options.until.aborted) break;
    const pid = await serverOf(client);
    if (pid === undefined) continue;
    process.kill(pid, "SIGKILL");
    kills++;
  }
  return kills;
}

/** The server's process; undefined where it went away while it was asked. */
async function serverOf(client: Client): Promise<number | undefined> {
  try {
    return Number(await textOf(client.callTool("pid", {})));
  } catch {
    return undefined;
  }
}
