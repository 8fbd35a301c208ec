import { isThenable } from "@mcp-actors/transport";
import type { Failed } from "../contain.ts";

/** Hands on what a promise rejects with that nobody waits for; of anything else it takes no notice. */
export function handOn(answer: unknown, failed: Failed): void {
  if (!isThenable(answer)) return;
  void Promise.resolve(answer).then(undefined, failed);
}
