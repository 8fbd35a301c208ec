import type { Clock } from "../timers/clock.ts";

/**
 * Calls back after a delay, and does not keep the process for it where the host has a say in that.
 *
 * The answer calls it off.
 */
export function unheldTimeout(clock: Clock, callback: () => void, delay: number): () => void {
  const timeout = clock.setTimeout(callback, delay);
  clock.unref?.(timeout);
  return () => clock.clearTimeout(timeout);
}
