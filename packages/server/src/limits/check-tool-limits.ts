import { checkCount } from "@mcp-actors/transport";
import type { ToolLimits } from "../definition/tool-limits.ts";

/** How many calls of a tool with a limit wait where nothing else is said. */
export const DEFAULT_TOOL_QUEUE = 1024;

/** Throws where the limits of a tool make no sense. */
export function checkToolLimits(name: string, limits: ToolLimits | undefined): void {
  if (limits === undefined) return;
  const { concurrency, queue = DEFAULT_TOOL_QUEUE } = limits;
  checkCount(`limits.concurrency of tool "${name}"`, concurrency, 1);
  checkCount(`limits.queue of tool "${name}"`, queue);
}
