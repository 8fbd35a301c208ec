import { isUrlTarget, type ServerTarget } from "./server-target.ts";

/** A connection that did not come about. */
export interface Unconnected {
  readonly target: ServerTarget;
  /** Why, in words. */
  readonly reason: string;
  /** Whether what the server wrote was shown as it came. */
  readonly verbose: boolean;
}

/** How to find out more about a server that cannot be connected to; nothing where all is said. */
export function adviceOnConnecting(unconnected: Unconnected): string | undefined {
  const { target, reason, verbose } = unconnected;
  if (isUrlTarget(target)) {
    const isPlain = !/^https?:/.test(target.url) || reason.endsWith("--header");
    return isPlain ? undefined : "mcp-actors doctor tells what to do about it";
  }
  if (verbose || reason.startsWith("Could not start")) return undefined;
  return "--verbose shows what the program writes to stderr";
}
