import { spawnSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { hasLivingMembers } from "./living-members.ts";

/** No event tells of the end of a grandchild: ms before the first look again, doubled up to the longest. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 50;

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

/** Whether anything of the group runs; of the leader alone on Windows, which has no groups. */
export function groupLives(pid: number): boolean {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return process.platform !== "linux" || hasLivingMembers(pid);
}

/** Whether the group ends by itself within a grace in ms. */
export async function groupEnds(pid: number, grace: number): Promise<boolean> {
  const deadline = performance.now() + grace;
  for (let wait = FIRST_WAIT; groupLives(pid); wait = Math.min(2 * wait, LONGEST_WAIT)) {
    const left = deadline - performance.now();
    if (left <= 0) return false;
    await delay(Math.min(wait, left));
  }
  return true;
}
