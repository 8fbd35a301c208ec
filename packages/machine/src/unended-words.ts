import type { Link } from "@mcp-actors/transport";

/**
 * Why there is no answer although something came; undefined where nothing did.
 *
 * A message ends with its line: one without is not there yet, however whole it looks.
 */
export function unendedWords({ unended = "" }: Pick<Link, "unended">): string | undefined {
  return unended === "" ? undefined : `what came has no end of line: ${unended}`;
}
