import type { SupervisionPolicy } from "../supervision/supervision-policy.ts";

/** What a subscription is started with. Durations are in ms. */
export interface SubscriptionTerms {
  /** How long to wait before a stream that ended is asked for again. */
  readonly backoff: Pick<SupervisionPolicy, "initialDelay" | "maxDelay" | "factor" | "jitter">;
  /** How long a stream must stand to be no part of a row of failures. */
  readonly stableAfter: number;
  /** Longest time for a stream to be acknowledged; once it is, nothing limits it. */
  readonly acknowledgeTimeout: number;
}

/** What a subscription knows of its own history: plain JSON. */
export interface SubscriptionContext extends SubscriptionTerms {
  /** Streams that ended since one was stable. */
  readonly attempts: number;
  /** Why the last one ended. */
  readonly cause: string;
}
