import { firstValueFrom, skip } from "rxjs";
import { endingOf } from "../ending-of.ts";
import { promised } from "../promised.ts";
import { openServer } from "./open-server.ts";

/** Cancels one call after its second cloud, and lets another run out of time. */
export async function endings(): Promise<void> {
  await using client = await openServer({});
  const dream = client.callTool("daydream");
  await firstValueFrom(dream.progress$.pipe(skip(1)));
  dream.cancel("enough clouds");
  promised("The call that was cancelled ends so", await endingOf(dream), "cancelled");

  const silence = client.callTool("silence", {}, { timeout: 700 });
  promised("The call that heard nothing ends so", await endingOf(silence), "timedOut");
}
