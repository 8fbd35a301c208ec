import type { ConnectOptions } from "@mcp-actors/client";

/** What starting a program may take before it is silent, in ms. */
const SHORTEST = 5_000;

/** How long a server may take to open a connection where a call may be silent so long, in ms; the client's own defaults where nothing was said. */
export function openingTimeouts(timeout: number | undefined): ConnectOptions["timeouts"] {
  if (timeout === undefined) return {};
  const longest = Math.max(timeout, SHORTEST);
  return { connectTimeout: longest, openTimeout: longest };
}
