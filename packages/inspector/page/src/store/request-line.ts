import type { Phase, RequestOutcome } from "@mcp-actors/inspector";

/** A request as its row shows it; times are in µs since the Unix epoch. */
export interface RequestLine {
  readonly key: string;
  /** How deep under the request that it is part of. */
  readonly depth: number;
  /** Name of the peer, where there is more than one client. */
  readonly peer: string;
  readonly side: "out" | "in";
  readonly id: string;
  readonly method: string;
  readonly subject: string;
  readonly state: string;
  readonly outcome?: RequestOutcome | undefined;
  readonly isError: boolean;
  readonly startedAt: number;
  readonly endedAt?: number | undefined;
  readonly phases: readonly Phase[];
  /** When progress was heard of. */
  readonly ticks: readonly number[];
  /** How far it has come, such as `16/24`. */
  readonly progress: string;
  /** When it was sent again, and why. */
  readonly again: readonly { readonly at: number; readonly why: string }[];
  /** When the other end worked on it. */
  readonly served?: { readonly from: number; readonly to?: number | undefined } | undefined;
}
