import { checkCount } from "@mcp-actors/machine";

/** How often one tool of a server runs at once, whoever calls it. */
export interface ToolLimits {
  /** Runs at once. One that asks its client, or was cancelled longer ago than the grace, does not count. */
  readonly concurrency: number;
  /** Calls that wait behind them; one more is refused with a hint when to try again. Default 1,024. */
  readonly queue?: number;
}

/** How many calls of a tool with a limit wait where nothing else is said. */
export const DEFAULT_TOOL_QUEUE = 1024;

/** Throws where the limits of a tool make no sense. */
export function checkToolLimits(name: string, limits: ToolLimits | undefined): void {
  if (limits === undefined) return;
  const { concurrency, queue = DEFAULT_TOOL_QUEUE } = limits;
  checkCount(`limits.concurrency of tool "${name}"`, concurrency, 1);
  checkCount(`limits.queue of tool "${name}"`, queue);
}
