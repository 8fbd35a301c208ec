import { beforeFatalSignal } from "./before-fatal-signal.ts";
import { signalGroup } from "./process-group.ts";

/** A process group that does not outlive this process. */
export interface HostedGroup {
  /** The group has started, led by this process. */
  started(leader: number): void;
  /** The group has ended, or never started. */
  ended(): void;
}

interface Group extends HostedGroup {
  leader?: number;
}

const groups = new Set<Group>();
let stopListening: (() => void) | undefined;

/**
 * Ends a process group when this process exits or is ended by a signal. Taken before the group starts, so
 * that no moment is left in between.
 *
 * All groups share their listeners, which are there only while there is a group. A signal that somebody else
 * listens to is theirs: the groups then end when this process exits.
 */
export function endWithHost(): HostedGroup {
  const group: Group = {
    started: (leader) => {
      group.leader = leader;
    },
    ended: () => {
      if (!groups.delete(group) || groups.size > 0) return;
      stopListening?.();
    },
  };
  if (groups.size === 0) listen();
  groups.add(group);
  return group;
}

function listen(): void {
  const stop = beforeFatalSignal(endAll);
  process.on("exit", endAll);
  stopListening = () => {
    stop();
    process.off("exit", endAll);
  };
}

function endAll(): void {
  for (const { leader } of groups) if (leader !== undefined) signalGroup(leader, "SIGKILL");
}
