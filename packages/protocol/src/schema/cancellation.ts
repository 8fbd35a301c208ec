import { z } from "zod";
import type { Parts } from "./parts.ts";

/** Which request is no longer wanted, and why. */
export function cancellation(
  the: Pick<Parts, "notification" | "notificationParams" | "cancelled">,
) {
  const CancelledNotificationParams = z.looseObject({
    ...the.notificationParams,
    ...the.cancelled,
    reason: z.string().optional(),
  });
  return {
    CancelledNotificationParams,
    CancelledNotification: z.looseObject({
      ...the.notification,
      method: z.literal("notifications/cancelled"),
      params: CancelledNotificationParams,
    }),
  };
}
