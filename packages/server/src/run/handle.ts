import type { Result } from "@mcp-actors/protocol";
import type { CallMemory } from "../asking/call-memory.ts";
import { goOn } from "../asking/go-on.ts";
import type { Questioner } from "../asking/questioner.ts";
import type { Context } from "../definition/context.ts";
import type { Running } from "../definition/define-tool.ts";
import { failPublicly } from "../request/fail-publicly.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { Run, type Work } from "./run.ts";

/** A handler that can ask, and what becomes of what it gives. */
export interface Handling {
  readonly questioner: Questioner;
  readonly run: (context: Context) => Running<unknown>;
  /** The result that a value stands for; may throw the error that it stands for. */
  readonly toResult: (value: unknown) => Result;
  /** The error that one of the handler's stands for; default itself. */
  readonly toError?: (error: unknown) => unknown;
}

/** Runs a handler and answers with its result; one that asked before goes on. */
export function handle(request: ServedRequest, handling: Handling): void {
  const start = (memory?: CallMemory) => run(request, handling, memory);
  if (!isContinued(request)) start();
  else void goOn(request, handling.questioner, start);
}

/** Whether a request brings answers, or carries on with a run that asked. */
export function isContinued({ caller, params }: ServedRequest): boolean {
  const { requestState, inputResponses } = params;
  if (caller.revision.era === "legacy") return false;
  return requestState !== undefined || inputResponses !== undefined;
}

function run(request: ServedRequest, handling: Handling, memory?: CallMemory): void {
  const { questioner, toResult, toError = (error) => error } = handling;
  const failed = (error: unknown) => failPublicly(request, toError(error));
  const work: Work = {
    fingerprint: questioner.fingerprint,
    binding: () => questioner.binding(),
    run: handling.run,
    failed,
    returned(value) {
      try {
        request.answer(toResult(value));
      } catch (error) {
        failed(error);
      }
    },
  };
  new Run(request, work, memory).start();
}
