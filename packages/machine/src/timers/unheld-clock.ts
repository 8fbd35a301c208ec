import type { Clock } from "./clock.ts";

/** The same time, with timeouts that never keep a process alive. */
export function unheldClock(clock: Clock): Clock {
  return {
    now: () => clock.now(),
    setTimeout: (callback, ms) => {
      const timeout = clock.setTimeout(callback, ms);
      clock.unref?.(timeout);
      return timeout;
    },
    clearTimeout: (timeout) => clock.clearTimeout(timeout),
  };
}
