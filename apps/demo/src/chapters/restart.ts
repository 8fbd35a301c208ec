import type { Client } from "@mcp-actors/client";
import { filter, firstValueFrom } from "rxjs";
import { isRunning } from "../account.ts";
import { endingOf } from "../ending-of.ts";
import { promised } from "../promised.ts";
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
  promised("The call that the process worked on ends so", await endingOf(dream), "lost");

  await firstValueFrom(client.state$.pipe(filter((state) => state === "reconnecting")));
  const next = await processOf(client);
  shown(`Answer from process ${next}, which is another one`);
  promised("Another process answers", next !== pid, true);
  promised("The process that was killed is gone", isRunning(pid), false);
}

async function processOf(client: Client): Promise<number> {
  const { structuredContent } = await client.callTool("whoami");
  return (structuredContent as { pid: number }).pid;
}
