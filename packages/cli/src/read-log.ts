import type { LoggingMessageNotificationParams } from "@mcp-actors/protocol";

/** What a notification logs; undefined where it is another. */
export function readLog(notification: {
  readonly method: string;
  readonly params?: object | undefined;
}): LoggingMessageNotificationParams | undefined {
  const { method, params } = notification;
  if (method !== "notifications/message" || params === undefined) return undefined;
  return params as LoggingMessageNotificationParams;
}
