import type { Params, Request } from "../json-rpc.ts";

/** How severe a log message is, as RFC 5424 counts. */
export type LoggingLevel =
  | "debug"
  | "info"
  | "notice"
  | "warning"
  | "error"
  | "critical"
  | "alert"
  | "emergency";

/** The least severe message that a client wants. Until 2025-11-25. */
export interface SetLevelRequestParams extends Params {
  readonly level: LoggingLevel;
}

/** Asks for log messages of a severity and above. Until 2025-11-25. */
export interface SetLevelRequest extends Request {
  readonly method: "logging/setLevel";
  readonly params: SetLevelRequestParams;
}

/** One log message. */
export interface LoggingMessageNotificationParams extends Params {
  readonly level: LoggingLevel;
  readonly logger?: string | undefined;
  /** Any JSON. */
  readonly data: unknown;
}

/** Tells what a server logs. */
export interface LoggingMessageNotification extends Request {
  readonly method: "notifications/message";
  readonly params: LoggingMessageNotificationParams;
}
