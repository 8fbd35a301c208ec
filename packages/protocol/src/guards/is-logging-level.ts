import type { LoggingLevel } from "../vocabulary/logging.ts";

/** The severities of log messages, the least severe first. spec: server/utilities/logging */
export const LOGGING_LEVELS: readonly LoggingLevel[] = [
  "debug",
  "info",
  "notice",
  "warning",
  "error",
  "critical",
  "alert",
  "emergency",
];

const LEVELS: ReadonlySet<unknown> = new Set(LOGGING_LEVELS);

/** Whether a value names a severity. */
export function isLoggingLevel(value: unknown): value is LoggingLevel {
  return LEVELS.has(value);
}
