import type { LoggingLevel } from "@mcp-actors/protocol";
import type { Clock } from "../timers/clock.ts";

/** An end that serves, as whoever inspects it may drive it. */
export interface DrivableServer {
  /** Ends the wire of every client; gives how many there were. */
  cut(reason: string): number;
  /** Reads nothing of any client until the promise settles, where its wire can wait; gives how many clients there are. */
  hold(until: Promise<unknown>): number;
  /** Sets from which level on the sessions there are hear of logs; gives how many there are. Absent where there are no logs. */
  readonly setLogLevel?: (level: LoggingLevel) => number;
  /** Ends it in good order; settles when every wire is released. */
  drain(): Promise<void>;
  /** What tells it the time. */
  readonly clock?: Clock;
  /** Settles when it is over. */
  readonly over: Promise<unknown>;
}
