import type { Clock } from "@mcp-actors/machine";

/** Waits until a promise settles, but no longer than so many ms. */
export function settledWithin(work: Promise<unknown>, limit: number, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const timeout = clock.setTimeout(resolve, limit);
    const settled = () => {
      clock.clearTimeout(timeout);
      resolve();
    };
    work.then(settled, settled);
  });
}
