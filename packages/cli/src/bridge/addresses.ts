import {
  isRequestId,
  type JsonRpcNotification,
  type JsonRpcRequest,
  MetaKey,
  type Params,
  type Request,
  type RequestId,
} from "@mcp-actors/protocol";

/** The token that a request wants its progress reported under. */
export function tokenOf({ params }: Request): unknown {
  return params?._meta?.[MetaKey.ProgressToken];
}

/** The stream of changes that a notification is of. */
export function subscriptionOf({ params }: JsonRpcNotification): RequestId | undefined {
  const id = params?._meta?.[MetaKey.SubscriptionId];
  return isRequestId(id) ? id : undefined;
}

/** Whether a request opens a stream of changes. */
export function isListen({ method }: Request): boolean {
  return method === "subscriptions/listen";
}

/** A notification with some of its params replaced. */
export function withParams(notification: JsonRpcNotification, params: Params): JsonRpcNotification {
  return { ...notification, params: { ...notification.params, ...params } };
}

/** A notification that belongs to a request, under the names that the one who asked knows. */
export function toAsker(
  notification: JsonRpcNotification,
  asked: JsonRpcRequest,
): JsonRpcNotification {
  const { method, params } = notification;
  if (method === "notifications/progress") {
    return withParams(notification, { progressToken: tokenOf(asked) });
  }
  if (method === "notifications/cancelled")
    return withParams(notification, { requestId: asked.id });
  if (subscriptionOf(notification) === undefined) return notification;
  return withParams(notification, {
    _meta: { ...params?._meta, [MetaKey.SubscriptionId]: asked.id },
  });
}
