import { isThenable } from "./is-thenable.ts";

/**
 * Tells a listener that is not ours, and waits for nothing it returns.
 *
 * What it throws, or its promise rejects with, is ignored: who hears of something is no part of it.
 */
export function unfailing<Told>(
  listener: ((told: Told) => unknown) | undefined,
): (told: Told) => void {
  return (told) => {
    try {
      const listening = listener?.(told);
      if (isThenable(listening)) listening.then(undefined, ignore);
    } catch {
      // It has nobody to tell of its own failure.
    }
  };
}

function ignore(): void {}
