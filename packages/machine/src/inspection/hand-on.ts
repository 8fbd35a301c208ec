import { type Failed, isThenable } from "../peer/contain.ts";

/** Hands on what a promise rejects with that nobody waits for; of anything else it takes no notice. */
export function handOn(answer: unknown, failed: Failed): void {
  if (typeof answer !== "object" || answer === null || !isThenable(answer)) return;
  void Promise.resolve(answer).then(undefined, failed);
}
