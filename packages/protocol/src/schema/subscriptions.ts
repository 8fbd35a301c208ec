import { z } from "zod";
import { RequestId } from "./json-rpc.ts";
import type { ResultMeta } from "./meta-object.ts";
import type { Parts } from "./parts.ts";

/** The changes to be told of. */
export const SubscriptionFilter = z.looseObject({
  toolsListChanged: z.boolean().optional(),
  promptsListChanged: z.boolean().optional(),
  resourcesListChanged: z.boolean().optional(),
  resourceSubscriptions: z.array(z.string()).optional(),
});

/** A stream of changes. Since 2026-07-28. */
export function subscriptions(the: Parts & { readonly ResultMetaObject: ResultMeta }) {
  const SubscriptionsListenRequestParams = z.looseObject({
    ...the.requestParams,
    notifications: SubscriptionFilter,
  });
  const SubscriptionsListenResultMetaObject = z.looseObject({
    ...the.ResultMetaObject.shape,
    "io.modelcontextprotocol/subscriptionId": RequestId,
  });
  const SubscriptionsAcknowledgedNotificationParams = z.looseObject({
    ...the.notificationParams,
    notifications: SubscriptionFilter,
  });
  return {
    SubscriptionFilter,
    SubscriptionsListenRequestParams,
    SubscriptionsListenRequest: z.looseObject({
      ...the.request,
      method: z.literal("subscriptions/listen"),
      params: SubscriptionsListenRequestParams,
    }),
    SubscriptionsListenResultMetaObject,
    SubscriptionsListenResult: z.looseObject({
      ...the.result,
      _meta: SubscriptionsListenResultMetaObject,
    }),
    SubscriptionsAcknowledgedNotificationParams,
    SubscriptionsAcknowledgedNotification: z.looseObject({
      ...the.notification,
      method: z.literal("notifications/subscriptions/acknowledged"),
      params: SubscriptionsAcknowledgedNotificationParams,
    }),
  };
}
