import type { Clock } from "@mcp-actors/machine";
import { checkedTime } from "./checked-time.ts";

/** The longest jump, in ms: past it `setTimeout` of platforms could not follow. */
const LONGEST = 2 ** 31 - 1;

/** Whether time passes on a clock when it is told to. */
export function canAdvance(clock: Clock | undefined): boolean {
  return typeof clock?.advance === "function";
}

/** Lets so many ms pass on a clock at once; gives its time then. */
export function advance(clock: Clock | undefined, ms: unknown): number {
  if (clock?.advance === undefined) throw new TypeError("Clock is that of the system");
  clock.advance(checkedTime(ms, LONGEST));
  return clock.now();
}
