import type { Dialect, McpError, Opened } from "@mcp-actors/protocol";

/** Where an opening on the wire has led, as the walk of openings reports it. */
export type NegotiationEvent =
  | { readonly type: "opening.accepted"; readonly opened: Opened }
  | { readonly type: "opening.replaced" }
  | { readonly type: "opening.refused"; readonly error: McpError }
  | { readonly type: "wire.spent"; readonly dialect: Dialect; readonly error: McpError }
  | { readonly type: "link.lost"; readonly cause: string };

/** What an opening in flight can be told; `after` is how long it was silent, in ms. */
export type OpeningCommand =
  | { readonly type: "probe.expire"; readonly after: number }
  | { readonly type: "opening.expire"; readonly after: number }
  | { readonly type: "link.lost"; readonly cause: string };

/** Limits of one negotiation, in ms. */
export interface NegotiationTimeouts {
  /** Longest silence after an opening that another can follow; default 3,000. */
  readonly probeTimeout: number;
  /** Longest silence after any opening; default 30,000. */
  readonly openTimeout: number;
}

/** How a negotiation ends: in a session, in need of a fresh wire to open on, or in nothing. */
export type NegotiationOutcome =
  | { readonly status: "opened"; readonly opened: Opened }
  | { readonly status: "fresh"; readonly dialect: Dialect; readonly error: McpError }
  | { readonly status: "refused"; readonly error: McpError };
