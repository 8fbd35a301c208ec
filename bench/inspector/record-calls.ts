import { connect } from "@mcp-actors/client";
import type { ProcessInspector } from "@mcp-actors/inspector";
import { createServer } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { inspectedServer } from "./inspected-definition.ts";

/** Records of a call, both ends, at least. */
const PER_CALL = 30;

/** Has an inspector record calls in memory, until there are so many records. */
export async function recordCalls(inspector: ProcessInspector, records: number): Promise<void> {
  const [near, far] = memoryPair();
  createServer(inspectedServer, { inspect: inspector }).serve(far);
  const client = await connect({ channel: near }, { inspect: inspector });
  for (let call = 0; call < records / PER_CALL; call++) {
    await client.callTool("echo", { text: `call ${call}` });
  }
  await client.close();
}
