import { NOTHING_HELD as NOTHING_AT_PEER } from "../../machine/test/peer/nothing-held.ts";
import type { ServerCounts } from "../src/index.ts";

/** The counts of a server that nobody is connected to. */
export const NOTHING_HELD: ServerCounts = {
  ...NOTHING_AT_PEER,
  connections: 0,
  sessions: 0,
  running: 0,
  listeners: 0,
  streams: 0,
  droppedLogs: 0,
};
