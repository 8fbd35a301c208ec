import { type McpError, messageOf } from "@mcp-actors/protocol";
import { UsageError } from "./usage-error.ts";

/** Why nothing listens where the command line says, in the words of whoever tried, which say what to do too. */
export function listenError(cause: unknown): McpError {
  return new UsageError(messageOf(cause), { cause });
}
