import { execFileSync } from "node:child_process";

/** Whether a process runs, or any of a group where the id is negative. The dead that nobody has buried do not. */
export function lives(pid: number): boolean {
  const table = execFileSync("ps", ["-A", "-o", "pid=,pgid=,stat="], { encoding: "utf8" });
  return table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/))
    .some(([id, group, state]) => {
      const isMeant = pid < 0 ? Number(group) === -pid : Number(id) === pid;
      return isMeant && !state?.startsWith("Z");
    });
}
