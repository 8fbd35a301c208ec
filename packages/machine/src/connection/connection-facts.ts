import type { SupervisionPolicy } from "../supervision/supervision-policy.ts";
import type { ConnectionTimeouts } from "./connection-timeouts.ts";
import type { Liveness } from "./liveness.ts";

/** What a connection is started with. */
export interface ConnectionFacts {
  readonly policy: Omit<SupervisionPolicy, "random">;
  readonly timeouts: ConnectionTimeouts;
  readonly liveness: Liveness;
}

/** What a connection knows of its own history: plain JSON. */
export interface ConnectionContext extends ConnectionFacts {
  /** Attempts to reconnect since the connection was last stable. */
  readonly attempts: number;
  /** How many sessions were opened. */
  readonly sessions: number;
  /** The revision of the newest session; empty before the first. */
  readonly revision: string;
  /** Fresh wires that openings asked for within the attempt. */
  readonly freshWires: number;
  /** Whether the next opening is in the dialect that worked before. */
  readonly assumesDialect: boolean;
  /** Whether supervision gave up. */
  readonly hasFailed: boolean;
  /** What went wrong last. */
  readonly cause: string;
}

/** The history of a connection that has none. */
export function freshContext(facts: ConnectionFacts): ConnectionContext {
  return {
    ...facts,
    attempts: 0,
    sessions: 0,
    revision: "",
    freshWires: 0,
    assumesDialect: false,
    hasFailed: false,
    cause: "",
  };
}
