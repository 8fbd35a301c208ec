import { checkCount, checkKeys, checkTime } from "@mcp-actors/transport";
import { withDefaults } from "../options/with-defaults.ts";

/** Bounds on what one peer may have us hold. */
export interface PeerLimits {
  /**
   * Requests of the peer, and questions inside its answers, that run at once; default 1,024. Asking ones and
   * cancelled ones past their grace hold no place.
   */
  readonly concurrency?: number;
  /**
   * Requests and questions that wait to run, as all do while the outbox is over its mark; one more is refused
   * with a typed error. Default 16,384.
   */
  readonly queue?: number;
  /** Requests that ask the peer and hold no place meanwhile; one more keeps its place. Default 4,096. */
  readonly asking?: number;
  /** Calls of ours that wait for the connection; one more is refused. Default 16,384. */
  readonly waitingCalls?: number;
  /** Notifications of one method that wait for a handler which returned a promise. Default 1,024. */
  readonly waitingNotifications?: number;
  /** How long a handler may keep its place after it was cancelled, in ms. Default 5,000. */
  readonly settleGrace?: number;
  /** Rounds of questions and answers in one call. Default 16. */
  readonly rounds?: number;
}

/** The bounds of a peer that was told none. */
export const DEFAULT_LIMITS: Required<PeerLimits> = {
  concurrency: 1024,
  queue: 16_384,
  asking: 4096,
  waitingCalls: 16_384,
  waitingNotifications: 1024,
  settleGrace: 5000,
  rounds: 16,
};

/** The bounds of a peer, each its default where it is undefined; throws where one makes no sense. */
export function peerLimits(given?: PeerLimits): Required<PeerLimits> {
  checkKeys("limits", given, DEFAULT_LIMITS);
  const limits = withDefaults(DEFAULT_LIMITS, given);
  checkCount("limits.concurrency", limits.concurrency, 1);
  for (const name of COUNTS) checkCount(`limits.${name}`, limits[name]);
  checkTime("limits.settleGrace", limits.settleGrace);
  return limits;
}

const COUNTS = ["queue", "asking", "waitingCalls", "waitingNotifications", "rounds"] as const;
