import { constants } from "node:os";

/** Ends something in good order. */
export type Ending = () => Promise<void>;

type Signal = "SIGTERM" | "SIGINT";

const SIGNALS: readonly Signal[] = ["SIGTERM", "SIGINT"];
const endings = new Set<Ending>();
const begun = new Set<Signal>();

/**
 * Has a process that is told to end do so in good order: when every ending is done it exits with 0, and at a
 * second signal at once. Calling what it returns takes that back.
 *
 * All endings share one listener for each signal, which is there only while there is an ending.
 */
export function onTermination(ending: Ending): () => void {
  if (endings.size === 0) for (const signal of SIGNALS) process.on(signal, end);
  endings.add(ending);
  return () => {
    if (!endings.delete(ending) || endings.size > 0) return;
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

function end(signal: Signal): void {
  // What a shell reports of a process that a signal ended.
  if (begun.size > 0) process.exit(128 + constants.signals[signal]);
  begun.add(signal);
  void Promise.allSettled([...endings].map((ending) => ending())).then(() => process.exit(0));
}
