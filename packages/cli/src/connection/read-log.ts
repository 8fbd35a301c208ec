import { isLoggingLevel, type LoggingMessageNotificationParams } from "@mcp-actors/protocol";

/** What a notification logs; undefined where it is another or malformed. */
export function readLog(notification: {
  readonly method: string;
  readonly params?: { readonly [field: string]: unknown } | undefined;
}): LoggingMessageNotificationParams | undefined {
  const { method, params = {} } = notification;
  if (method !== "notifications/message") return undefined;
  const { level, logger, data } = params;
  if (!isLoggingLevel(level)) return undefined;
  return typeof logger === "string" ? { level, logger, data } : { level, data };
}
