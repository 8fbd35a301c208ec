import { signalGroup } from "./process-group.ts";

const groups = new Set<number>();

/**
 * Ends a process group when this process exits; calling what it returns takes that back.
 *
 * All groups share one listener, which is there only while there is a group.
 */
export function endWithHost(pid: number): () => void {
  if (groups.size === 0) process.on("exit", endAll);
  groups.add(pid);
  return () => {
    if (groups.delete(pid) && groups.size === 0) process.off("exit", endAll);
  };
}

function endAll(): void {
  for (const pid of groups) signalGroup(pid, "SIGKILL");
}
