import { once } from "node:events";
import type { Terminal } from "../terminal/terminal.ts";
import type { NearPlace } from "./listen-near.ts";

/** Lets a place be until nobody can come any more, and closes it; throws where somebody wanted no more of it. */
export async function untilOver(near: NearPlace, { signal }: Terminal): Promise<void> {
  const stopped = signal.aborted ? undefined : once(signal, "abort");
  await Promise.race([near.over, stopped]);
  await near.close();
  signal.throwIfAborted();
}
