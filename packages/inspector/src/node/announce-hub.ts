import { isAlive } from "./is-alive.ts";
import { type RuntimeEntry, RuntimeFile } from "./runtime-file.ts";
import { runtimePlace } from "./runtime-place.ts";
import type { RunningHub } from "./start-hub.ts";

/** What the file says of a hub of this process. */
export function entryOf({ hub, port, tokens }: RunningHub): RuntimeEntry {
  return { version: 1, hub: hub.id, pid: process.pid, port, control: hub.control, tokens };
}

/**
 * Has the processes of this user find a hub, unless they have one; gives what takes that back.
 *
 * Whoever starts many hubs has the first found.
 */
export async function announceHub(
  running: RunningHub,
  env: NodeJS.ProcessEnv = process.env,
): Promise<() => void> {
  const file = new RuntimeFile(runtimePlace({ env }));
  const other = file.read();
  if (other !== undefined && (await isAlive(other))) return () => {};
  file.evict(other?.hub);
  const takeBack = () => {
    process.off("exit", takeBack);
    if (file.read()?.hub === running.hub.id) file.evict(running.hub.id);
  };
  if (file.claim(entryOf(running))) process.once("exit", takeBack);
  return takeBack;
}
