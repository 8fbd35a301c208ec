import { ErrorCode, ProtocolError, type Request } from "@mcp-actors/protocol";
import { nextTurn } from "@mcp-actors/transport";
import type { AskingRun } from "./asking-run.ts";

/**
 * Answers the request of a run that has ended with what it asks.
 *
 * Questions asked in the same turn travel together; what the call remembers
 * goes along, sealed. spec: 2026-07-28 basic/patterns/mrtr
 */
export async function sendRound(
  run: AskingRun,
  asked: ReadonlyMap<string, Request>,
): Promise<void> {
  const { request } = run;
  try {
    await nextTurn();
    await run.once.settled();
    // What is asked while the state is being sealed is not in it, and waits for the next round.
    const inputRequests = Object.fromEntries(asked);
    const requestState = await sealMemory(run, Object.keys(inputRequests));
    request.suspend({ inputRequests, requestState });
  } catch (error) {
    request.fail(error);
  }
}

async function sealMemory(
  { memory, request, questioner }: AskingRun,
  asked: readonly string[],
): Promise<string> {
  const { rounds, stateSize } = request.runtime.limits;
  if (memory.round >= rounds) {
    throw tooMuch(`Call asks in more than ${rounds} rounds`);
  }
  memory.round += 1;
  const text = memory.toText(questioner.fingerprint, asked);
  if (new TextEncoder().encode(text).length > stateSize) {
    throw tooMuch(`Call remembers more than ${stateSize} bytes between its rounds`);
  }
  return request.runtime.seal.seal(text, await questioner.binding());
}

function tooMuch(message: string): ProtocolError {
  return new ProtocolError(ErrorCode.InternalError, message);
}
