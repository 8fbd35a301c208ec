import type { Params, Request, RequestId, Result } from "../json-rpc.ts";

/** The changes to be told of; absent means not. Since 2026-07-28. */
export interface SubscriptionFilter {
  readonly toolsListChanged?: boolean | undefined;
  readonly promptsListChanged?: boolean | undefined;
  readonly resourcesListChanged?: boolean | undefined;
  /** URIs of the resources whose updates matter. */
  readonly resourceSubscriptions?: readonly string[] | undefined;
}

/** The changes that a client wants to hear of. Since 2026-07-28. */
export interface SubscriptionsListenRequestParams extends Params {
  readonly notifications: SubscriptionFilter;
}

/** Opens a stream of changes. Since 2026-07-28. */
export interface SubscriptionsListenRequest extends Request {
  readonly method: "subscriptions/listen";
  readonly params: SubscriptionsListenRequestParams;
}

/** The orderly end of a stream of changes. Since 2026-07-28. */
export interface SubscriptionsListenResult extends Result {
  readonly _meta: {
    /** The id of the request that opened the stream. */
    readonly "io.modelcontextprotocol/subscriptionId": RequestId;
    readonly [key: string]: unknown;
  };
}

/** The changes that a server will tell of. Since 2026-07-28. */
export interface SubscriptionsAcknowledgedNotificationParams extends Params {
  readonly notifications: SubscriptionFilter;
}

/** The first message of a stream of changes. Since 2026-07-28. */
export interface SubscriptionsAcknowledgedNotification extends Request {
  readonly method: "notifications/subscriptions/acknowledged";
  readonly params: SubscriptionsAcknowledgedNotificationParams;
}
