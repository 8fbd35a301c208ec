import type { Progress } from "@mcp-actors/protocol";

const WIDTH = 24;

/** Progress as a line: a bar as long as the part that is done, or a count where nobody knows the whole. */
export function toBar({ progress, total, message = "" }: Progress): string {
  if (total === undefined || !(total > 0)) return `${progress} ${message}`.trimEnd();
  const part = Math.min(Math.max(progress / total, 0), 1);
  const filled = Math.round(part * WIDTH);
  const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
  return `${bar} ${Math.round(part * 100)}% ${message}`.trimEnd();
}
