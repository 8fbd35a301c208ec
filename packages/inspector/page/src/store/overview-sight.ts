import type { RequestLine } from "./request-line.ts";

/** How everything is, at a glance. */
export interface OverviewSight {
  readonly connections: readonly ConnectionGlance[];
  readonly counts: OutcomeCounts;
  /** Requests that did not end well, the newest first. */
  readonly wrong: readonly RequestLine[];
  /** Requests that took longest, or take; the longest first. */
  readonly longest: readonly RequestLine[];
}

/** A client and the server that it speaks with. */
export interface ConnectionGlance {
  /** Id of the end that is known; of both it is the client's. */
  readonly peer: string;
  readonly client: string;
  readonly server: string;
  /** What carries it, such as `stdio`. */
  readonly channel: string;
  /** State of the client's connection, where that is known. */
  readonly state: string;
  readonly revision?: string | undefined;
  readonly isOver: boolean;
  readonly problem?: string | undefined;
  /** Messages in each direction, as the client counts them. */
  readonly sent: number;
  readonly received: number;
}

/** How many requests there are of each kind, each counted once although both ends tell of it. */
export interface OutcomeCounts {
  readonly all: number;
  readonly live: number;
  readonly ok: number;
  /** An error came back, or a result that says that the tool failed. */
  readonly failed: number;
  readonly timedOut: number;
  readonly cancelled: number;
  readonly lost: number;
  readonly refused: number;
}
