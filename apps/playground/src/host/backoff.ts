import { DEFAULT_POLICY, nextDelay, type SupervisionPolicy } from "@mcp-actors/machine";

/** How this host fights for a connection: without jitter, so that a person sees how long it waits. */
export const POLICY: SupervisionPolicy = {
  ...DEFAULT_POLICY,
  initialDelay: 800,
  factor: 1.7,
  maxDelay: 15_000,
  maxAttempts: 12,
  jitter: "none",
};

/** A connection that waits before it dials again. */
export interface Backoff {
  /** Which attempt comes next, from 1, and how many there are in a row. */
  readonly attempt: number;
  readonly of: number;
  /** When it comes, by `Date.now()`. */
  readonly until: number;
  readonly cause: string;
}

/** The wait that follows a failure, after so many attempts in a row. */
export function backoffAfter(attempts: number, cause: string): Backoff {
  const attempt = attempts + 1;
  const until = Date.now() + nextDelay(POLICY, attempt);
  return { attempt, of: POLICY.maxAttempts, until, cause };
}
