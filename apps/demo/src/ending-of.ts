import { RequestError } from "@mcp-actors/machine";
import { shown } from "./timeline.ts";

/** How a call ended, in the word of its last state; shows what whoever awaits it is told. */
export async function endingOf(call: PromiseLike<unknown>): Promise<string> {
  try {
    await call;
    return "completed";
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    shown(`Rejected with ${error.name}: ${error.message}`);
    return error.outcome;
  }
}
