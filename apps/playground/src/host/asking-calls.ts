import type { Era } from "@mcp-actors/protocol";
import type { CallRow } from "./call-row.ts";

/**
 * The calls that a question which came just now may belong to.
 *
 * In the modern era a question comes in the answer to its call, which is therefore the last
 * that began to wait. In a legacy session each call that waits may be the one.
 */
export function askingCalls(open: readonly CallRow[], era: Era | undefined): readonly CallRow[] {
  const waiting = open
    .filter((row) => row.state.peek() === "awaitingInput")
    .sort((one, other) => other.waitingSince - one.waitingSince);
  return era === "modern" ? waiting.slice(0, 1) : waiting;
}
