/** Bounds on what one peer may have us hold. */
export interface PeerLimits {
  /** Requests of the peer that run at once; default 1,024. Asking and cancelled ones past their grace hold no place. */
  readonly concurrency?: number;
  /** Requests of the peer that wait to run; one more is refused with a typed error. Default 16,384. */
  readonly queue?: number;
  /** Calls of ours that wait for the connection; one more is refused. Default 16,384. */
  readonly waitingCalls?: number;
  /** Notifications of one method that wait for a handler which returned a promise. Default 1,024. */
  readonly waitingNotifications?: number;
  /** How long a handler may keep its place after it was cancelled, in ms. Default 5,000. */
  readonly settleGrace?: number;
  /** Rounds of questions and answers in one call. Default 16. */
  readonly rounds?: number;
}

export const DEFAULT_LIMITS: Required<PeerLimits> = {
  concurrency: 1024,
  queue: 16_384,
  waitingCalls: 16_384,
  waitingNotifications: 1024,
  settleGrace: 5000,
  rounds: 16,
};
