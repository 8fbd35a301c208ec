/** What can happen to a subscription. */
export type SubscriptionEvent =
  /** Other changes are wanted than before; what is open goes on until its successor stands. */
  | { readonly type: "subscription.wanted" }
  /** No changes are wanted, or there is nobody to ask for them. */
  | { readonly type: "subscription.unwanted" }
  | { readonly type: "stream.acknowledged" }
  | { readonly type: "stream.ended"; readonly cause: string }
  /** Asking again would not help. */
  | { readonly type: "stream.refused"; readonly cause: string };

/** What a subscription tells of itself: for logs, traces and tests. */
export type SubscriptionNotice =
  | { readonly type: "subscription.opened" }
  | {
      readonly type: "subscription.lost";
      readonly cause: string;
      /** Whether it is asked for again by itself. */
      readonly retried: boolean;
    };
