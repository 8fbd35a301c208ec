import { type McpError, messageOf } from "@mcp-actors/protocol";
import { AdvisedError } from "./advised-error.ts";
import { UsageError } from "./usage-error.ts";

/** What to do about a place that cannot be listened at, by the word of the system. */
const ADVICE: readonly (readonly [word: string, advice: string])[] = [
  ["EADDRINUSE", "Another program listens there: port 0 is any that is free"],
  ["EACCES", "This user may not listen there: ports from 1024 on are for everybody"],
];

/** Why nothing listens where the command line says. */
export function listenError(cause: unknown): McpError {
  const error = new UsageError(`Cannot listen: ${messageOf(cause)}`, { cause });
  const advice = ADVICE.find(([word]) => error.message.includes(word))?.[1];
  return advice === undefined ? error : new AdvisedError(error, advice);
}
