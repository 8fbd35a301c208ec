import assert from "node:assert/strict";
import type { Client } from "@mcp-actors/client";

/** Checks that every progress of server-everything's long tool is heard, in order. */
export async function hearsProgress(client: Client): Promise<void> {
  const heard: number[] = [];
  await client.callTool(
    "trigger-long-running-operation",
    { duration: 1, steps: 5 },
    { onProgress: ({ progress }) => heard.push(progress) },
  );
  assert.deepEqual(heard, [1, 2, 3, 4, 5]);
}
