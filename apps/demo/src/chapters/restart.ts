import { filter, firstValueFrom, map, shareReplay, skip } from "rxjs";
import { shown } from "../timeline.ts";
import { openServer } from "./open-server.ts";

/** Kills the server with a call in flight; the next call finds a new process. */
export async function restart(): Promise<void> {
  await using client = await openServer({});
  const { structuredContent } = await client.callTool("pid");
  const dream = client.callTool("daydream");
  await firstValueFrom(dream.progress$);
  shown(`kill -9 ${structuredContent}`);
}
