import type { Result } from "@mcp-actors/protocol";

/** Reads a result as it is. */
export function same(result: Result): Result {
  return result;
}
