import { z } from "zod";
import { LOGGING_LEVELS } from "../guards/is-logging-level.ts";
import type { Parts } from "./parts.ts";

/** How severe a log message is, as RFC 5424 counts. */
export const LoggingLevel = z.enum(LOGGING_LEVELS);

/** What a server logs. */
export function logging(the: Pick<Parts, "notification" | "notificationParams">) {
  const LoggingMessageNotificationParams = z.looseObject({
    ...the.notificationParams,
    level: LoggingLevel,
    logger: z.string().optional(),
    data: z.unknown(),
  });
  return {
    LoggingLevel,
    LoggingMessageNotificationParams,
    LoggingMessageNotification: z.looseObject({
      ...the.notification,
      method: z.literal("notifications/message"),
      params: LoggingMessageNotificationParams,
    }),
  };
}

/** Asking for log messages of a severity. Until 2025-11-25. */
export function setLevel(the: Pick<Parts, "request" | "requestParams">) {
  const SetLevelRequestParams = z.looseObject({ ...the.requestParams, level: LoggingLevel });
  return {
    SetLevelRequestParams,
    SetLevelRequest: z.looseObject({
      ...the.request,
      method: z.literal("logging/setLevel"),
      params: SetLevelRequestParams,
    }),
  };
}
