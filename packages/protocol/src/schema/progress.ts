import { z } from "zod";
import { ProgressToken } from "./json-rpc.ts";
import type { Parts } from "./parts.ts";

/** How far a request has come. */
export function progress(the: Pick<Parts, "notification" | "notificationParams" | "progress">) {
  const ProgressNotificationParams = z.looseObject({
    ...the.notificationParams,
    progressToken: ProgressToken,
    progress: z.number(),
    total: z.number().optional(),
    ...the.progress,
  });
  return {
    ProgressNotificationParams,
    ProgressNotification: z.looseObject({
      ...the.notification,
      method: z.literal("notifications/progress"),
      params: ProgressNotificationParams,
    }),
  };
}
