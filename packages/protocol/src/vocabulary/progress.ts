import type { Params, Request } from "../json-rpc.ts";

/** What ties progress to the request that it is of: kept as it came, never coerced. */
export type ProgressToken = string | number;

/** How far a request has come. */
export interface ProgressNotificationParams extends Params {
  readonly progressToken: ProgressToken;
  /** Strictly increases, even where the total is unknown. */
  readonly progress: number;
  readonly total?: number | undefined;
  /** Since 2025-03-26. */
  readonly message?: string | undefined;
}

/** Tells how far a request has come. */
export interface ProgressNotification extends Request {
  readonly method: "notifications/progress";
  readonly params: ProgressNotificationParams;
}
