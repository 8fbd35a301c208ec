import type { PeerCounts } from "../../src/index.ts";

/** The counts of a peer that nothing is going on at. */
export const NOTHING_HELD: PeerCounts = {
  calls: 0,
  waitingCalls: 0,
  requests: 0,
  waitingRequests: 0,
  waitingNotifications: 0,
  slots: 0,
  timers: 0,
  exchanges: 0,
};
