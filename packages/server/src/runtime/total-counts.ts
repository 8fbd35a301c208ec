import type { PeerCounts } from "@mcp-actors/machine";

const NOTHING: PeerCounts = {
  calls: 0,
  waitingCalls: 0,
  requests: 0,
  waitingRequests: 0,
  waitingNotifications: 0,
  slots: 0,
  timers: 0,
  exchanges: 0,
};

/** What several peers hold together. */
export function totalCounts(peers: Iterable<{ readonly counts: PeerCounts }>): PeerCounts {
  let total = NOTHING;
  for (const { counts } of peers) total = sum(total, counts);
  return total;
}

function sum(one: PeerCounts, other: PeerCounts): PeerCounts {
  return {
    calls: one.calls + other.calls,
    waitingCalls: one.waitingCalls + other.waitingCalls,
    requests: one.requests + other.requests,
    waitingRequests: one.waitingRequests + other.waitingRequests,
    waitingNotifications: one.waitingNotifications + other.waitingNotifications,
    slots: one.slots + other.slots,
    timers: one.timers + other.timers,
    exchanges: one.exchanges + other.exchanges,
  };
}
