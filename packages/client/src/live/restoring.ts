import { type Clock, unheldClock } from "@mcp-actors/machine";
import type { Patience } from "./open-exchange.ts";

/** Longest silence after a request that restores something, in ms: every call waits behind it. */
const LIMIT = 5_000;

/** The patience with requests that restore a session; waiting for them does not hold the process. */
export function restoring(clock: Clock): Patience {
  return { clock: unheldClock(clock), limit: LIMIT };
}
