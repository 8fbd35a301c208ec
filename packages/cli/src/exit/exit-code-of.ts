import { WrongAnswerError } from "@mcp-actors/client";
import { RequestError } from "@mcp-actors/machine";
import { ProtocolError } from "@mcp-actors/protocol";
import { AdvisedError } from "./advised-error.ts";
import { ConnectError } from "./connect-error.ts";
import { ExitCode } from "./exit-code.ts";
import { Interruption } from "./interruption.ts";
import { NotOfferedError } from "./not-offered-error.ts";
import { UsageError } from "./usage-error.ts";

/** The status of the process that an error amounts to. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof Interruption) return error.exitCode;
  if (error instanceof AdvisedError) return exitCodeOf(error.cause);
  if (error instanceof UsageError || isWrongAnswer(error)) return ExitCode.Usage;
  if (error instanceof ConnectError) return ExitCode.CannotConnect;
  if (error instanceof ProtocolError || error instanceof NotOfferedError) {
    return ExitCode.ServerError;
  }
  if (error instanceof RequestError) {
    return error.outcome === "timedOut" ? ExitCode.TimedOut : ExitCode.Lost;
  }
  return ExitCode.Defect;
}

/** An answer that ends a call is the cause of its error. */
function isWrongAnswer(error: unknown): boolean {
  if (error instanceof WrongAnswerError) return true;
  return error instanceof RequestError && isWrongAnswer(error.cause);
}
