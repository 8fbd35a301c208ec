import assert from "node:assert/strict";
import type { Client } from "@mcp-actors/client";

/** Throws if a client that has nothing to do holds anything. */
export function holdsNothing({ counts }: Client): void {
  assert.ok(
    Object.values(counts).every((count) => count === 0),
    "something is still held",
  );
}
