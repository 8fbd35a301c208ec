import { TimerNode } from "@mcp-actors/machine";
import type { StreamTimers } from "./request-timers.ts";

/** What is given in place of a value that was not there in time. */
export const LATE = Symbol("late");

/** How long something is waited for, and on which timers. */
export interface Patience {
  readonly timers: StreamTimers;
  /** How long is waited, in ms. */
  readonly ms: number;
}

/** What a promise gives, or `LATE` where that takes longer than it may; what comes after that is nobody's. */
export async function inTime<Value>(
  promise: Promise<Value>,
  { timers, ms }: Patience,
): Promise<Value | typeof LATE> {
  let expired = () => {};
  const late = new Promise<typeof LATE>((resolve) => {
    expired = () => resolve(LATE);
  });
  const node = new TimerNode({ expired }, "patience");
  timers.arm(node, ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    timers.disarm(node);
  }
}
