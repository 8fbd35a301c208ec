import type { ServerCounts } from "../src/index.ts";

/** The counts of a server that nobody is connected to. */
export const NOTHING_HELD: ServerCounts = {
  calls: 0,
  waitingCalls: 0,
  requests: 0,
  waitingRequests: 0,
  waitingNotifications: 0,
  slots: 0,
  timers: 0,
  exchanges: 0,
  connections: 0,
  sessions: 0,
  running: 0,
  listeners: 0,
  streams: 0,
  droppedLogs: 0,
};
