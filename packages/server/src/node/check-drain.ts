import { checkKeys, checkTime } from "@mcp-actors/transport";
import type { DrainOptions } from "../server.ts";

/** Refuses a way to end on a signal that makes no sense; false leaves signals alone. */
export function checkDrain(drainOnSignal: DrainOptions | false): void {
  if (drainOnSignal === false) return;
  checkKeys("drainOnSignal", drainOnSignal, { timeout: 1 });
  checkTime("drainOnSignal.timeout", drainOnSignal.timeout ?? 0);
}
