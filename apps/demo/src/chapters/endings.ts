import { firstValueFrom, skip } from "rxjs";
import { shown } from "../timeline.ts";
import { openServer } from "./open-server.ts";

/** Cancels one call after its second cloud, and lets another run out of time. */
export async function endings(): Promise<void> {
  await using client = await openServer({});
  const dream = client.callTool("daydream");
  await firstValueFrom(dream.progress$.pipe(skip(1)));
  dream.cancel("enough clouds");
  await dream.catch((error: Error) => shown(`Rejected with ${error.name}: ${error.message}`));
  await client
    .callTool("silence", {}, { timeout: 700 })
    .catch((error: Error) => shown(`Rejected with ${error.name}: ${error.message}`));
}
