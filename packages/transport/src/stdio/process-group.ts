import { spawnSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

/** No event tells of the end of a grandchild, in ms between looks. */
const LOOK_INTERVAL = 10;

/** Signals a process that leads a group, and everything in the group; one that is gone is left alone. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (process.platform === "win32") {
    const force = signal === "SIGKILL" ? ["/f"] : [];
    spawnSync("taskkill", ["/pid", String(pid), "/t", ...force], { windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Gone meanwhile, or not ours to signal: there is nothing more to do.
  }
}

/** Whether anything of the group is left; of the leader alone on Windows, which has no groups. */
export function groupLives(pid: number): boolean {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether the group ends by itself within a grace in ms. */
export async function groupEnds(pid: number, grace: number): Promise<boolean> {
  const deadline = performance.now() + grace;
  while (groupLives(pid)) {
    if (performance.now() >= deadline) return false;
    await delay(LOOK_INTERVAL);
  }
  return true;
}
