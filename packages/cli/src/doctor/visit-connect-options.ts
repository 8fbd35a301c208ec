import type { ConnectOptions } from "@mcp-actors/client";
import { version } from "../version.ts";

/** What every visit wants of its connection. */
export interface VisitTerms {
  readonly era: string;
  /** Longest wait for it to open, in ms. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** How a visit connects: once, and with an ear for what is no message, or that nobody asked for. */
export function visitConnectOptions(
  { era, timeout, signal }: VisitTerms,
  noise: Set<string>,
): ConnectOptions {
  return {
    era,
    timeout,
    signal,
    client: { name: "mcp-actors doctor", version: version() },
    timeouts: { openTimeout: timeout, connectTimeout: timeout },
    supervision: { restart: "never" },
    onEvent: (event) => {
      if (event.type === "message.unreadable") noise.add(`${event.problem}: ${event.excerpt}`);
      if (event.type === "message.stray") noise.add(`${event.reason}: ${toLine(event.message)}`);
    },
  };
}

function toLine(message: object): string {
  return JSON.stringify(message).slice(0, 120);
}
