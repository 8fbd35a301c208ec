import { LOGGING_LEVELS, type LoggingLevel } from "@mcp-actors/protocol";

/** What a session that set no level is sent: `info` and above. */
export const DEFAULT_LOG_LEVEL: LoggingLevel = "info";

/** Whether a level is at least as severe as another. */
export function isAtLeast(level: LoggingLevel, least: LoggingLevel): boolean {
  return LOGGING_LEVELS.indexOf(level) >= LOGGING_LEVELS.indexOf(least);
}
