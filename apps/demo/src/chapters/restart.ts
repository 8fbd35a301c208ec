import type { Client } from "@mcp-actors/client";
import { filter, firstValueFrom } from "rxjs";
import { shown } from "../timeline.ts";
import { openServer } from "./open-server.ts";

/** Kills the server with a call in flight; supervision starts another, and a call that waited goes on there. */
export async function restart(): Promise<void> {
  await using client = await openServer({ supervision: { initialDelay: 500, jitter: "none" } });
  const pid = await processOf(client);
  const dream = client.callTool("daydream");
  await firstValueFrom(dream.progress$);

  shown(`kill -9 ${pid}`);
  process.kill(pid, "SIGKILL");
  await dream.catch((error: Error) => shown(`Rejected with ${error.name}: ${error.message}`));

  await firstValueFrom(client.state$.pipe(filter((state) => state === "reconnecting")));
  shown(`Answer from process ${await processOf(client)}, which is another one`);
}

async function processOf(client: Client): Promise<number> {
  const { structuredContent } = await client.callTool("whoami");
  return (structuredContent as { pid: number }).pid;
}
