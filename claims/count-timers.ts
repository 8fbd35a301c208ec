import { createHook } from "node:async_hooks";

/** Counts the timers that are set from now on and are not over, whether they hold the process or not. */
export function countTimers(): () => number {
  const timers = new Set<number>();
  const hook = createHook({
    init(id, type) {
      if (type === "Timeout") timers.add(id);
    },
    destroy: (id) => timers.delete(id),
  });
  hook.enable();
  return () => timers.size;
}
