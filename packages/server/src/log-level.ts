import type { LoggingLevel } from "@mcp-actors/protocol";

/** The severities of RFC 5424, least first. spec: server/utilities/logging */
const LEVELS: readonly LoggingLevel[] = [
  "debug",
  "info",
  "notice",
  "warning",
  "error",
  "critical",
  "alert",
  "emergency",
];

/** What a session that set no level is sent: `info` and above. */
export const DEFAULT_LOG_LEVEL: LoggingLevel = "info";

export function isLogLevel(value: unknown): value is LoggingLevel {
  return LEVELS.some((level) => level === value);
}

/** Whether a level is at least as severe as another. */
export function isAtLeast(level: LoggingLevel, least: LoggingLevel): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least);
}
