import type { Client } from "@mcp-actors/client";

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
    const { content } = await client.callTool("pid", {});
    const [block] = content;
    return block?.type === "text" ? Number(block.text) : undefined;
  } catch {
    return undefined;
  }
}
