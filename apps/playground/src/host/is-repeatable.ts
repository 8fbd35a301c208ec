import type { Tool } from "@mcp-actors/protocol";
import type { CallRequest } from "./call-request.ts";

/** Whether asking twice is the same as asking once: reads are, and tools that say so. */
export function isRepeatable(request: CallRequest, tools: readonly Tool[] = []): boolean {
  if (request.method !== "tools/call") return true;
  const { annotations } = tools.find(({ name }) => name === request.name) ?? {};
  return annotations?.readOnlyHint === true || annotations?.idempotentHint === true;
}
