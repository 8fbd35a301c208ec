import { isRecord } from "@mcp-actors/protocol";
import { invalidParams } from "../request/invalid-params.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { CallMemory } from "./call-memory.ts";
import type { Questioner } from "./questioner.ts";

/**
 * Starts the next round of a call that asked, with what it remembers; one that was never asked may bring answers
 * all the same. spec: 2026-07-28 basic/patterns/mrtr
 */
export async function goOn(
  request: ServedRequest,
  questioner: Questioner,
  start: (memory: CallMemory) => void,
): Promise<void> {
  try {
    const { requestState, inputResponses = {} } = request.params;
    if (!isRecord(inputResponses)) throw invalidParams("inputResponses must be an object");
    if (requestState === undefined) {
      start(CallMemory.ahead(inputResponses));
      return;
    }
    if (typeof requestState !== "string") throw invalidParams("requestState must be a string");
    const text = await request.runtime.seal.open(requestState, await questioner.binding());
    start(CallMemory.from(text, questioner.fingerprint, inputResponses));
  } catch (error) {
    request.fail(error);
  }
}
