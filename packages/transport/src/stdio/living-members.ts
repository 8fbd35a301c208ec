import { readdirSync, readFileSync } from "node:fs";

/**
 * Whether a group holds a process that still runs, as Linux lists them.
 *
 * A signal finds the dead too until their parent looks after them, which the
 * first process of a container may do late or never.
 */
export function hasLivingMembers(group: number): boolean {
  // The leader is the likeliest to live, and the cheapest to ask.
  return (
    isLivingMember(String(group), group) || processes().some((pid) => isLivingMember(pid, group))
  );
}

function processes(): readonly string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function isLivingMember(pid: string, group: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name of the program, in parentheses, may hold anything; state, parent and group follow it.
    const [state, , itsGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 3);
    return Number(itsGroup) === group && state !== "Z" && state !== "X";
  } catch {
    return false;
  }
}
