import type { Params, Request, RequestId } from "../json-rpc.ts";

/** Which request is no longer wanted, and why. */
export interface CancelledNotificationParams extends Params {
  /** Optional in the schema of 2025-11-25 alone. */
  readonly requestId?: RequestId | undefined;
  readonly reason?: string | undefined;
}

/** Withdraws a request that its sender believes to be in flight. */
export interface CancelledNotification extends Request {
  readonly method: "notifications/cancelled";
  readonly params: CancelledNotificationParams;
}
