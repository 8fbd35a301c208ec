import { checkCount, checkKeys, checkNumber, checkTime, checkWord } from "@mcp-actors/transport";
import { withDefaults } from "../options/with-defaults.ts";

/** How hard a connection that was lost is fought for. Durations are in ms. */
export interface SupervisionPolicy {
  /** Whether a lost connection is dialled again at all; default `always`. */
  readonly restart: "always" | "never";
  /** Whether even the first dial is retried when it fails; default false: the cause is told at once. */
  readonly retryFirst: boolean;
  /** Ceiling of the wait before the first attempt; default 250. */
  readonly initialDelay: number;
  /** Ceiling of every later wait; default 30,000. */
  readonly maxDelay: number;
  /** What the ceiling grows by from one attempt to the next; default 2. */
  readonly factor: number;
  /** Attempts in a row before giving up; default 8. */
  readonly maxAttempts: number;
  /** Uptime that ends the row; a connection that dies sooner is still part of it. Default 30,000. */
  readonly stableAfter: number;
  /** `full` waits anything from nothing to the ceiling, `none` the ceiling itself; default `full`. */
  readonly jitter: "full" | "none";
  /** Chance, from 0 up to but not including 1; default `Math.random`. */
  readonly random?: () => number;
}

/** The policy of a connection that was told none. */
export const DEFAULT_POLICY: SupervisionPolicy = {
  restart: "always",
  retryFirst: false,
  initialDelay: 250,
  maxDelay: 30_000,
  factor: 2,
  maxAttempts: 8,
  stableAfter: 30_000,
  jitter: "full",
};

/** A policy with the defaults filled in; throws where it makes no sense. */
export function supervisionPolicy(given?: Partial<SupervisionPolicy>): SupervisionPolicy {
  if (given === undefined) return DEFAULT_POLICY;
  checkKeys("supervision", given, { ...DEFAULT_POLICY, random: true });
  const policy = withDefaults(DEFAULT_POLICY, given);
  for (const name of TIMES) checkTime(`supervision.${name}`, policy[name]);
  checkNumber("supervision.factor", policy.factor, 1);
  checkCount("supervision.maxAttempts", policy.maxAttempts);
  checkWord("supervision.restart", policy.restart, ["always", "never"]);
  checkWord("supervision.jitter", policy.jitter, ["full", "none"]);
  return policy;
}

const TIMES = ["initialDelay", "maxDelay", "stableAfter"] as const;
